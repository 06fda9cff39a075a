import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentProps } from 'react';
import { buildDir } from '../build-dir.ts';
// oxlint-disable-next-line import/default -- Vite generates this export, the built script's URL.
import scriptUrl from './page-script.ts?worker&url';

/**
 * The page's built script, inline because 1 kB is not worth a request of its own. In development it
 * is loaded by URL.
 */
export const pageScript: ComponentProps<'script'> = import.meta.env.DEV
  ? { src: scriptUrl }
  : {
      dangerouslySetInnerHTML: {
        __html: readFileSync(join(buildDir, 'client', scriptUrl), 'utf8'),
      },
    };
