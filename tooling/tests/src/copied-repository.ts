import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryFiles, root as original } from './repository-files.ts';

export interface CopiedRepository {
  root: string;
  /** Runs a program that a package installs, in the folder of that package. */
  run(folder: string, program: string, ...args: string[]): void;
  remove(): Promise<void>;
}

/** Copies the repository to a temporary folder, with its installed packages. */
export async function copyRepository(): Promise<CopiedRepository> {
  const root = await mkdtemp(join(tmpdir(), 'buddyline-copy-'));
  await Promise.all(repositoryFiles().map((file) => cp(join(original, file), join(root, file))));
  await symlink(join(original, 'node_modules'), join(root, 'node_modules'));
  const workspace = globSync('{apps,packages,tooling}/*/node_modules', { cwd: original });
  await Promise.all(workspace.map((folder) => linkPackages(folder, root)));
  return {
    root,
    run: (folder, program, ...args) => run(join(root, folder), program, args),
    remove: () => rm(root, { recursive: true }),
  };
}

/** pnpm's links are relative, so in the copy the links to our own packages lead to the copied packages. */
async function linkPackages(folder: string, root: string): Promise<void> {
  const entries = await readdir(join(original, folder));
  const packages = entries.filter((name) => !name.startsWith('.') || name === '.bin');
  await mkdir(join(root, folder), { recursive: true });
  await Promise.all(
    packages.map((name) =>
      cp(join(original, folder, name), join(root, folder, name), {
        recursive: true,
        verbatimSymlinks: true,
      }),
    ),
  );
}

function run(cwd: string, program: string, args: string[]): void {
  const places = [
    join(cwd, 'node_modules/.bin'),
    join(original, 'node_modules/.bin'),
    dirname(process.execPath),
  ];
  // Without the variables set by this test's own runner, which change how programs behave.
  const settings = Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|NODE_ENV$|TEST$|DEV$|PROD$|MODE$|SSR$|BASE_URL$)/.test(name),
  );
  const PATH = [...places, process.env['PATH']].join(':');
  const env = { ...Object.fromEntries(settings), PATH };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`);
}
