import { expect, test } from 'vitest';
import { adviceFor } from './toolchain.mjs';

test.each([
  ["npm error EROFS: read-only file system, mkdir '/home/x/.npm'", /set npm_config_cache and HOME/],
  ['npm error ENOSPC: no space left on device, write', /no space left .* 1\.5 GB/],
  ['npm error request to https://registry.npmjs.org failed, ENOTFOUND', /npm ping/],
])('the advice fits the reason: %s', (output, advice) => {
  expect(adviceFor(output)).toMatch(advice);
});
