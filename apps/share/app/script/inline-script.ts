import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentProps } from 'react';
import { buildDir } from '../build-dir.ts';
// oxlint-disable-next-line import/default -- Vite makes this export: the address of the built script.
import scriptUrl from './page-script.ts?worker&url';

/**
 * The page's script as a build has it, in the page itself: 1 kB is not worth an answer of its own. Only in
 * development it is asked for.
 */
export const pageScript: ComponentProps<'script'> = import.meta.env.DEV
  ? { src: scriptUrl }
  : {
      dangerouslySetInnerHTML: {
        __html: readFileSync(join(buildDir, 'client', scriptUrl), 'utf8'),
      },
    };
