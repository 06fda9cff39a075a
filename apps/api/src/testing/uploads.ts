import { readdir } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
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

interface PngHeader {
  width: number;
  height: number;
  colour: 'grey' | 'rgb' | 'rgba';
  depth?: 8 | 16;
  isInterlaced?: boolean;
}

const colourTypes = { grey: 0, rgb: 2, rgba: 6 };
const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/** The beginning of a PNG, with the header that it declares and some of its data. */
export function png({ width, height, colour, depth = 8, isInterlaced = false }: PngHeader): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colourTypes[colour], 0, 0, isInterlaced ? 1 : 0], 8);
  return Buffer.concat([pngSignature, chunk('IHDR', header), chunk('IDAT', Buffer.alloc(400))]);
}

/** A chunk of a PNG. */
export function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
