import { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/schema.ts';
import { variantName } from '../../files/picture-sizes.ts';
import type { FileStorage } from '../../files/storage.ts';
import type { ExportTurn } from '../../http/limits/export-turns.ts';
import { eachFollow } from '../../routes/people/people-sql.ts';
import { writtenLogbook } from './written-logbook.ts';
import { archiveParts, archiveUnits, followParts } from './archive-parts.ts';
import { listFiles, readPart } from './archive-sql.ts';

interface Sources {
  db: Kysely<Database>;
  config: Pick<Config, 'brand' | 'version'>;
  storage: FileStorage;
}

/**
 * The person's archive as a zip. Nothing is kept: rows and bytes are read at the speed of the reader, and
 * when the reader goes away, reading stops.
 */
export async function openArchive(
  sources: Sources,
  userId: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
  turn: ExportTurn,
): Promise<Readable> {
  // Imported at first use: few people ask for it.
  const { ZipWriter } = await import('@zip.js/zip.js');
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const zip = new ZipWriter(writable, { useWebWorkers: false });
  const add = async (): Promise<void> => {
    for (const part of archiveParts) {
      await zip.add(
        part.file,
        ReadableStream.from(jsonOf(turn.each(readPart(sources.db, part, userId)))),
      );
    }
    for (const { file, side } of followParts) {
      const people = turn.each(eachFollow(sources.db, side, userId));
      await zip.add(file, ReadableStream.from(jsonOf(people)));
    }
    await zip.add('units.json', ReadableStream.from(unitsText()));
    const logbook = writtenLogbook(sources, userId, turn);
    await zip.add('logbook.uddf', ReadableStream.from(logbook));
    // Files are read in pieces and may take long; nothing of the logbook is held meanwhile.
    turn.end();
    for await (const { name, bytes } of filesOf(sources, userId)) {
      // They are compressed already.
      await zip.add(name, ReadableStream.from(bytes), { level: 0 });
    }
    await zip.close();
  };
  // An error ends the answer early, which clients notice: the archive lacks its end.
  add().catch(async (error: unknown) => {
    log.warn({ err: error }, 'An archive ended early');
    await writable.abort(error).catch(() => undefined);
  });
  return Readable.from(readable);
}

async function* jsonOf(batches: AsyncIterable<string[]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let separator = '[\n';
  for await (const rows of batches) {
    for (const row of rows) {
      yield encoder.encode(separator + row);
      separator = ',\n';
    }
  }
  yield encoder.encode(separator === ',\n' ? '\n]\n' : '[]\n');
}

function* unitsText(): Generator<Uint8Array> {
  yield new TextEncoder().encode(`${JSON.stringify(archiveUnits, null, 2)}\n`);
}

/** The largest form of each file; one that was deleted meanwhile is left out. */
async function* filesOf({ db, storage }: Sources, userId: string) {
  for (const { id, contentType } of await listFiles(db, userId)) {
    const variant = contentType === 'application/pdf' ? 'document' : 'full';
    const stored = await storage.read(id, variantName[variant]);
    const bytes = await stored?.stream();
    const extension = variantName[variant].split('.')[1] ?? 'bin';
    if (bytes !== undefined) yield { name: `files/${id}.${extension}`, bytes };
  }
}
