import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../free-port.ts';
import { startServer } from '../server-process.ts';

export interface TestNginx {
  url: string;
  stop(): Promise<void>;
}

/**
 * nginx with a site configuration, on a free loopback port.
 * @param site the configuration file; it contains `listen 80;`
 * @param addresses replacements for the addresses in the file
 */
export async function startTestNginx(
  program: string,
  site: string,
  addresses: Record<string, string>,
): Promise<TestNginx> {
  const port = await freePort();
  const listen = { 'listen 80;': `listen 127.0.0.1:${port};` };
  const nginx = await runNginx(program, [site], { ...listen, ...addresses });
  return { url: `http://127.0.0.1:${port}`, ...nginx };
}

interface RunningNginx {
  /** Has `access.log` and `nginx.pid`. */
  folder: string;
  /** `nginx -s reload`. */
  reload: () => Promise<unknown>;
  stop: () => Promise<void>;
}

/**
 * nginx with these configuration files, in which texts are replaced.
 * @param replaced the texts of the files, and those of the test in their place
 */
export async function runNginx(
  program: string,
  files: string[],
  replaced: Record<string, string>,
): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'buddyline-nginx-'));
  let text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  for (const [written, here] of Object.entries(replaced)) text = text.replaceAll(written, here);
  writeFileSync(join(folder, 'site.conf'), text);
  writeFileSync(join(folder, 'nginx.conf'), aroundSite(folder));
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'];
  const running = await startServer(program, args, { logText: 'start worker process' });
  return {
    folder,
    reload: () => promisify(execFile)(program, [...args, '-s', 'reload']),
    stop: async () => {
      await running.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function aroundSite(folder: string): string {
  // Otherwise the workers of nginx run as a user who may not write to our folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const folders = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ');
  return `${user}
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log stderr notice;
events {}
http { access_log ${folder}/access.log; ${folders} include ${folder}/site.conf; }
`;
}
