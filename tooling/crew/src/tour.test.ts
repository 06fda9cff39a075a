import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { apiBuild, type RunningApp, startApi } from '@buddyline/tests/app-process';
import { curl, findDebianProgram } from '@buddyline/tests/servers/debian-program';
import { afterAll, beforeAll, expect, test } from 'vitest';

const guide = join(import.meta.dirname, '../../../apps/api/BUILD-AN-APP.md');
const dataDir = mkdtempSync(join(tmpdir(), 'buddyline-tour-'));
let api: RunningApp;

beforeAll(async () => {
  api = await startApi(apiBuild, { DATA_DIR: dataDir, DATASET: 'demo', LOG_FORMAT: 'json' });
});
afterAll(async () => {
  await api.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const isMissing = findDebianProgram(curl) === null;

test.skipIf(isMissing)(
  'the blocks of BUILD-AN-APP.md run as they are, one after another',
  async () => {
    const blocks = [...readFileSync(guide, 'utf8').matchAll(/```sh\n(.*?)```/gs)];
    const script = blocks.map(([, commands]) => commands).join('\n');
    const inspected = `${script}
curl -fsS "$API/people/$NAME" -H "Authorization: Bearer $TOKEN" > "$RESULT"`;
    const result = join(dataDir, 'result.json');
    const env = {
      ...process.env,
      API: `${api.origin}/api`,
      MAILS: join(dataDir, 'mail'),
      RESULT: result,
    };
    await promisify(execFile)('bash', ['-euc', inspected], { cwd: dataDir, env });
    const { data } = JSON.parse(readFileSync(result, 'utf8'));
    // The dive was sent twice with one key.
    expect(data).toMatchObject({ diveLogsCount: 1, postsCount: 1 });
  },
);
