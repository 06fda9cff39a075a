import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromTokenizer } from 'file-type';
import { fromFile } from 'strtok3';
import * as v from 'valibot';
import { bounds, pictureTypes } from '@buddyline/domain/constants';
import { beginningOf } from '@buddyline/domain/text';
import { errorCode, unavailableReason } from '../db/database-errors.ts';
import { clientLeft } from '../http/connections/client-left.ts';
import { Failure, type Sentence } from '../http/failure.ts';
import { callerOf } from '../http/access.ts';
import { recallAnswer } from '../http/idempotency/answer-once.ts';
import { keyHeader } from '../http/idempotency/idempotency-key.ts';
import type { Turn } from '@buddyline/connections/work-queue';
import { InvalidInput } from '../http/validation.ts';
import type { Services } from '../services.ts';
import { admitKeptFile, quotaOf } from './admit-file.ts';
import { beginsAsPdf, encodeFile } from './encode-file.ts';
import { announceFile } from './files-sql.ts';
import type { FileKind } from './file-kinds.ts';
import { removeBytes } from './remove-bytes.ts';
import { newFileId } from './storage.ts';

const megabyte = 1_000_000;

interface Rules {
  maxBytes: number;
  accepted: readonly string[];
  /** Whether there is no form without a file. */
  isRequired: boolean;
}

const rulesOf: Record<FileKind, Rules> = {
  avatar: { maxBytes: 5 * megabyte, accepted: ['image/jpeg', 'image/png'], isRequired: true },
  post: { maxBytes: bounds.postPictureMaxBytes, accepted: pictureTypes, isRequired: false },
  certificate: {
    maxBytes: 15 * megabyte,
    accepted: [...pictureTypes, 'application/pdf'],
    isRequired: true,
  },
};

/** A file whose bytes are stored under `id`, but which has no row yet. */
export interface StoredFile {
  id: string;
  kind: FileKind;
  /** The sender's file name; display text only. */
  name: string;
  content_type: string;
  byte_size: number;
  width: number | null;
  height: number | null;
  /** How many bytes the owner's files may have together; null for staff. */
  quotaBytes: number | null;
}

export interface FormRules<Fields> {
  kind: FileKind;
  /** Schema of the text fields; checked before the file. Of repeated fields the last one counts. */
  fields: v.GenericSchema<unknown, Fields>;
}

export interface Upload<Fields> {
  fields: Fields;
  file: StoredFile | null;
}

interface Arrived {
  path: string;
  name: string;
}

export interface ArrivedForm {
  texts: Record<string, string>;
  arrived: Arrived | null;
}

const fileField = 'file';

const sentences = {
  notAForm: /*i18n*/ {
    id: 'api.files.not-a-form',
    message: 'Send the file as multipart form data.',
  },
  wrongField: /*i18n*/ {
    id: 'api.files.wrong-field',
    message: 'Send the file in the field "file".',
  },
  none: /*i18n*/ { id: 'api.files.none', message: 'No file was sent.' },
  nameless: /*i18n*/ {
    id: 'api.files.nameless',
    message: 'The field "file" must hold a file, with its file name.',
  },
  tooLarge: /*i18n*/ { id: 'api.files.too-large', message: 'The file is too large.' },
  incomplete: /*i18n*/ {
    id: 'api.files.incomplete',
    message: 'The file did not arrive in full.',
  },
  several: /*i18n*/ { id: 'api.files.several', message: 'Send one file only.' },
  empty: /*i18n*/ { id: 'api.files.empty', message: 'The file is empty.' },
};

const wrongType: Record<FileKind, Sentence> = {
  avatar: /*i18n*/ {
    id: 'api.files.wrong-avatar-type',
    message: 'This type of file is not accepted: send a JPEG or PNG picture.',
  },
  post: /*i18n*/ {
    id: 'api.files.wrong-type',
    message: 'This type of file is not accepted: send a JPEG, PNG or WebP picture.',
  },
  certificate: /*i18n*/ {
    id: 'api.files.wrong-document-type',
    message: 'This type of file is not accepted: send a PDF, or a JPEG, PNG or WebP picture.',
  },
};

/** For forms whose file is required. */
export const noFileSent = (): Failure => new Failure(400, sentences.none);

/**
 * The only way to upload files. The caller is already authorised (`access.ts`). A file for which there is no
 * room is refused before it is read.
 *
 * The bytes are streamed into a temporary file with a size limit. Their first bytes decide the type. A form that was
 * answered before is answered again now. Pictures are re-encoded, and the variants are stored under a new id. Access is
 * checked again, because a slow body takes minutes. Then `commit` writes the rows. A failure leaves neither file nor row.
 * @throws Failure 400, 401, 403, 413, 415, 422, 429 or 507; GivenAnswer
 */
export async function receiveUpload<Fields, Result>(
  request: FastifyRequest,
  services: Pick<Services, 'config' | 'database' | 'storage'>,
  { kind, fields: schema }: FormRules<Fields>,
  commit: (upload: Upload<Fields>) => Promise<Result>,
): Promise<Result> {
  const { database, storage } = services;
  const { maxBytes, isRequired } = rulesOf[kind];
  const admit = () => admitKeptFile(request, services);
  if (isRequired) await admit();
  const rules = { maxBytes, admit: isRequired ? undefined : admit };
  const id = newFileId();
  const commitAdmitted = async (upload: Upload<Fields>): Promise<Result> => {
    await request.server.checkAccessAgain(request);
    return commit(upload);
  };
  return spoolForm(request, join(storage.incoming, id), rules, async (form) => {
    const { texts, arrived } = form;
    const fields = readFields(schema, texts);
    if (request.headers[keyHeader] !== undefined) {
      await recallAnswer(request, database.db, await sentInForm(texts, arrived));
    }
    if (arrived === null) return await commitAdmitted({ fields, file: null });
    const from = callerOf(request).userId;
    const turn = { from, isFirst: false, signal: clientLeft(request) };
    const encoded = await encodeArrived(arrived, kind, turn);
    await announceFile(database.db, id);
    try {
      await storage.write(id, encoded.variants);
      const { variants: _stored, ...described } = encoded;
      const quotaBytes = quotaOf(request, services);
      const file = { id, kind, name: arrived.name, quotaBytes, ...described };
      return await commitAdmitted({ fields, file });
    } catch (error) {
      // A lost database may have committed the rows, so the sweep decides once it is available again.
      if (unavailableReason(error) === undefined) {
        await removeBytes(database.db, storage, [id], request.log);
      }
      throw error;
    }
  });
}

interface SpoolRules extends Pick<Rules, 'maxBytes'> {
  /** Asked before the bytes of the file are read; it throws when they may not come. */
  admit: (() => Promise<void>) | undefined;
}

/**
 * Streams a form's file to a path of the folder for uploads in progress, and removes it after its use.
 * @throws Failure 400, 413 or 415
 */
export async function spoolForm<Result>(
  request: FastifyRequest,
  path: string,
  rules: SpoolRules,
  handle: (form: ArrivedForm) => Promise<Result>,
): Promise<Result> {
  if (!request.isMultipart()) throw new Failure(415, sentences.notAForm);
  let hasFile = false;
  const open = () => {
    hasFile = true;
    return createWriteStream(path, { flags: 'wx' });
  };
  try {
    return await handle(await receiveForm(request, open, rules));
  } finally {
    // Most forms have none, and `rm` takes a sixth of the time of a post without a picture.
    if (hasFile) await rm(path, { force: true });
  }
}

/** The texts and a hash of the file's bytes. */
async function sentInForm(texts: object, arrived: Arrived | null): Promise<string> {
  const hash = createHash('sha256');
  if (arrived !== null) {
    await pipeline(createReadStream(arrived.path), async (bytes: AsyncIterable<Buffer>) => {
      for await (const chunk of bytes) hash.update(chunk);
    });
  }
  const fields = Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([fields, arrived?.name, hash.digest('hex')]);
}

function readFields<Fields>(schema: FormRules<Fields>['fields'], texts: object): Fields {
  const result = v.safeParse(schema, texts);
  if (!result.success) throw new InvalidInput(result.issues);
  return result.output;
}

async function receiveForm(
  request: FastifyRequest,
  openFile: () => WriteStream,
  { maxBytes, admit }: SpoolRules,
): Promise<ArrivedForm> {
  const texts: Record<string, string> = {};
  let arrived: Arrived | null = null;
  // One file more than allowed, so that a second file gets its own error.
  const limits = { fileSize: maxBytes, files: 2, fields: 10, fieldSize: 64 * 1024 };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        // A file without a file name arrives as a text field; ignoring it would lose it silently.
        const isFile = part.fieldname === fileField && part.value !== '';
        if (isFile) throw new Failure(400, sentences.nameless);
        texts[part.fieldname] = String(part.value);
      } else if (arrived === null) {
        await admit?.();
        arrived = await receiveFile(part, openFile);
      } else throw new Failure(400, sentences.several);
    }
  } catch (error) {
    // Clients that are still sending read the response only after the rest has been consumed.
    request.raw.unpipe().resume();
    // Busboy's error for an incomplete form has no code.
    const isKnown = error instanceof Failure || errorCode(error) !== undefined;
    throw isKnown ? error : new Failure(400, sentences.incomplete, { cause: error });
  }
  return { texts, arrived };
}

async function receiveFile(part: MultipartFile, openFile: () => WriteStream): Promise<Arrived> {
  if (part.fieldname !== fileField) throw new Failure(400, sentences.wrongField);
  const bytes = openFile();
  await pipeline(part.file, bytes);
  // Busboy ends the stream of a file above the limit without an error.
  if (part.file.truncated) throw new Failure(413, sentences.tooLarge);
  if (bytes.bytesWritten === 0) throw new Failure(400, sentences.empty);
  return { path: String(bytes.path), name: displayName(part.filename) };
}

async function encodeArrived({ path }: Arrived, kind: FileKind, turn: Turn) {
  // `fileTypeFromFile` imports strtok3 by a computed name, which no bundle contains.
  const type = await fileTypeFromTokenizer(await fromFile(path));
  const isAccepted = type !== undefined && rulesOf[kind].accepted.includes(type.mime);
  if (!isAccepted || (type.mime === 'application/pdf' && !(await beginsAsPdf(path)))) {
    throw new Failure(415, wrongType[kind]);
  }
  return encodeFile(kind, path, type.mime, turn);
}

const maxNameLength = 200;

/** Removes folders, control characters and invisible direction marks from a file name. */
function displayName(filename: string): string {
  const base = filename.split(/[/\\]/).at(-1) ?? '';
  // Truncated first, because normalising thousands of marks would take seconds.
  const short = beginningOf(base, maxNameLength).toWellFormed();
  return short.replaceAll(/\p{C}/gu, '').normalize('NFC').trim() || 'file';
}
