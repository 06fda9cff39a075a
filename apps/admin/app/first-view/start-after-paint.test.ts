import { expect, it } from 'vitest';
import { startAfterPaint } from './start-after-paint.ts';

/** As the router writes it. */
const page = `<head></head><body>rows<script nonce="n" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1_main from "/assets/users.js";
const route1 = {...route1_main};
window.__reactRouterRouteModules = {"root":route0,"users":route1};

import("/assets/entry.js");</script></body>`;

it('no script is loaded or run before the first paint', () => {
  const [, code = ''] = /async="">([\s\S]*)<\/script>/.exec(startAfterPaint(page)) ?? [];
  const [before = '', after = ''] = code.split('await paint();');
  expect(before).not.toContain('/assets/');
  expect(after).toContain('await import("/assets/manifest.js");');
  expect(after).toContain('const route0 = await import("/assets/root.js");');
  expect(after).not.toMatch(/^import ["*]/m);
});

it('a page with an unknown router script stays unchanged', () => {
  const other = page.replace('async=""', 'defer=""');
  expect(startAfterPaint(other)).toBe(other);
});
