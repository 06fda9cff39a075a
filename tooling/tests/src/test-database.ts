import { randomBytes } from 'node:crypto';
import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runOn, startTestPostgres, urlOfDatabase } from './test-postgres.ts';

export type TestEngine = 'pglite' | 'postgres';

/** Where a database is; the fields are those of the API's configuration. */
export interface DatabasePlace {
  databaseUrl: string | undefined;
  /** Also the folder for uploaded files and keys. */
  dataDir: string;
}

/** A migrated database to copy from. Plain data, so that it can be passed to test workers. */
export interface DatabaseTemplate {
  engine: TestEngine;
  place: DatabasePlace;
}

/** Exists until `dispose` is called. */
export type Temporary<T> = T & { dispose: () => Promise<void> };

/**
 * Makes the template of a test run.
 * @param prepare opens the database at the place, migrates it and closes it again
 */
export async function makeTemplate(
  engine: TestEngine,
  prepare: (place: DatabasePlace) => Promise<void>,
): Promise<Temporary<{ template: DatabaseTemplate }>> {
  const place = { databaseUrl: undefined, dataDir: temporaryFolder() };
  if (engine === 'pglite') {
    await prepare(place);
    return { template: { engine, place }, dispose: () => removeFolder(place.dataDir) };
  }
  const server = await startTestPostgres();
  const database = await makeDatabase(server.url, '');
  const onServer = { ...place, databaseUrl: database.url };
  await prepare(onServer);
  return {
    template: { engine, place: onServer },
    dispose: async () => {
      await database.dispose();
      await server.stop();
      await removeFolder(place.dataDir);
    },
  };
}

export interface TemplateCopy {
  place: DatabasePlace;
  /**
   * Replaces the database with a fresh copy; nothing may be connected to it meanwhile. On PostgreSQL, files that were
   * added to the folder stay.
   */
  renew(): Promise<void>;
}

/** A fresh copy of the template, for one test file or one worker. */
export async function copyTemplate(template: DatabaseTemplate): Promise<Temporary<TemplateCopy>> {
  const dataDir = temporaryFolder();
  const { databaseUrl, dataDir: source } = template.place;
  if (databaseUrl === undefined) {
    const copy = () => cpSync(source, dataDir, { recursive: true });
    copy();
    return {
      place: { databaseUrl, dataDir },
      renew: async () => {
        await removeFolder(dataDir);
        copy();
      },
      dispose: () => removeFolder(dataDir),
    };
  }
  const options = `template ${nameOfDatabase(databaseUrl)}`;
  linkMissing(source, dataDir);
  const database = await makeDatabase(databaseUrl, options);
  return {
    place: { databaseUrl: database.url, dataDir },
    renew: async () => {
      linkMissing(source, dataDir);
      await database.dispose();
      await database.make();
    },
    dispose: async () => {
      await database.dispose();
      await removeFolder(dataDir);
    },
  };
}

/** Runs its statements on the database `postgres`, because a template must have no connections while it is copied. */
async function makeDatabase(url: string, options: string) {
  const name = `buddyline_${randomBytes(6).toString('hex')}`;
  const server = urlOfDatabase(url, 'postgres');
  const make = () => runOn(server, `create database ${name} ${options}`);
  await make();
  return {
    url: urlOfDatabase(url, name),
    make,
    dispose: () => runOn(server, `drop database ${name} with (force)`),
  };
}

function nameOfDatabase(url: string): string {
  return new URL(url).pathname.slice(1);
}

/** Uploaded files never change, so hard links are enough for a copy. */
function linkMissing(from: string, to: string): void {
  const there = new Set(readdirSync(to, { recursive: true, encoding: 'utf8' }));
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(from, path);
    if (there.has(name)) continue;
    if (entry.isDirectory()) mkdirSync(join(to, name), { recursive: true });
    else linkSync(path, join(to, name));
  }
}

function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'buddyline-data-'));
}

function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}
