import { readdir } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { countFileRows } from './files-sql.ts';
import type { FormPart } from './forms.ts';
import type { TestApi } from './test-api.ts';

export function picture(width = 800, height = 600): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#0b7285' } });
}

export function filePart(bytes: Uint8Array, name = 'file'): FormPart {
  return { name, filename: 'reef.png', bytes };
}

/** The numbers of stored files, of uploads in progress and of rows about files. */
export async function fileState({ services: { config, database } }: TestApi) {
  const stored = await readdir(`${config.dataDir}/files`, { recursive: true }).catch(() => []);
  const incoming = await readdir(`${config.dataDir}/incoming`);
  const files = stored.filter((name) => /\.(webp|jpg|pdf)$/.test(name));
  const rows = await countFileRows(database.db);
  return { stored: files.length, incoming: incoming.length, rows };
}
