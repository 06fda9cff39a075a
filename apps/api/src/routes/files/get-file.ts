import { parse } from 'node:path';
import { create as contentDisposition } from 'content-disposition';
import { can } from '@buddyline/domain/rights';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type FileRecord, findFile } from '../../files/files-sql.ts';
import {
  type PictureSize,
  pictureSizes,
  variantName,
  variantsOfKind,
} from '../../files/picture-sizes.ts';
import { noSuchFile, sendFile } from '../../files/send-file.ts';
import type { Access } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { forbidden, unauthorized } from '../../http/failure.ts';
import { lacksTwoStep, twoStepRequired } from '../../http/required-two-step.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../session/caller.ts';

const access: Access = {
  who: 'record',
  why: 'profile pictures and pictures of enabled posts are public; certificates and pictures of disabled posts require their owner or an administrator, with a bearer token or the file cookie.',
};

const documentType = 'application/pdf';

const bytes = { schema: { type: 'string', format: 'binary' } };
const anyContent = { 'image/webp': bytes, 'image/jpeg': bytes, [documentType]: bytes };

const paramsSchema = v.object({ resourceId: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)) });
const querySchema = v.object({ size: v.optional(v.picklist(pictureSizes)) });

export function getFile(api: Api, services: Services): void {
  api.get(
    '/files/:resourceId',
    {
      config: { access },
      schema: {
        operationId: 'getFile',
        summary: 'A picture or document',
        description:
          '`size`: `avatar` (192 × 192), `card` (720 wide) or `share` (1200 × 630, JPEG). Without it, or if the kind of file has no such size, the full picture. A PDF is sent as a download (`Content-Disposition: attachment`), because the viewer of a browser would run its scripts: draw it with a library such as pdf.js.',
        tags: ['files'],
        params: paramsSchema,
        querystring: querySchema,
        response: {
          200: { description: 'The bytes', content: anyContent },
          206: { description: 'The bytes of the range in `Range`', content: anyContent },
          304: { description: 'As in `If-None-Match`' },
        },
        failures: [401, 403, 416],
      },
    },
    async (request, reply) => {
      const file = await findFile(services.database.db, request.params.resourceId);
      if (file === undefined) throw noSuchFile();
      if (!file.isPublic) {
        const caller = await callerOf(request, services);
        if (caller !== null && lacksTwoStep(services.config, caller)) throw twoStepRequired();
        refuseStrangers(file, caller);
      }
      setHeaders(reply, file);
      const variant = variantOf(file, request.query.size);
      return sendFile(request, reply, services.storage, { id: file.id, ...variant });
    },
  );
}

/** Accepts the file cookie as well, because a link or an image cannot send a bearer token. */
async function callerOf(request: FastifyRequest, services: Services): Promise<Caller | null> {
  return (
    request.caller ??
    (await services.sessions.callerOfFileCookie(services.cookies.fileToken(request)))
  );
}

function refuseStrangers(file: FileRecord, caller: Caller | null): void {
  const verb = file.kind === 'certificate' ? 'certificates.read' : 'posts.read';
  if (caller !== null && (caller.userId === file.userId || can(caller, verb))) return;
  // The picture of a disabled post is indistinguishable from an unknown one.
  if (file.kind !== 'certificate') throw noSuchFile();
  throw caller === null ? unauthorized() : forbidden();
}

function setHeaders(reply: FastifyReply, { isPublic, contentType, kind, name }: FileRecord): void {
  reply.headers({
    // Caches drop a picture within a minute after its post was disabled.
    'cache-control': isPublic ? 'public, max-age=60' : 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    // Pictures are public, and their file names may contain private places or persons.
    'content-disposition': kind === 'certificate' ? dispositionOf(name, contentType) : 'inline',
  });
}

/** A browser saves a document: its own viewer would run the document's scripts. */
function dispositionOf(name: string, contentType: string): string {
  const type = contentType === documentType ? 'attachment' : 'inline';
  return contentDisposition(savedName(name, contentType), { type });
}

/** With the extension of what is sent: a saved `card.html` or `card.bat` would be opened as a page or a program. */
function savedName(name: string, contentType: string): string {
  const extension = contentType === documentType ? '.pdf' : '.webp';
  const { name: stem } = parse(name);
  return stem.toLowerCase().endsWith(extension) ? stem : stem + extension;
}

function variantOf(
  { kind, contentType }: FileRecord,
  size: PictureSize | undefined,
): { name: string; contentType: string } {
  if (contentType === documentType) return { name: variantName.document, contentType };
  const name = size !== undefined && variantsOfKind[kind].includes(size) ? size : 'full';
  return { name: variantName[name], contentType: name === 'share' ? 'image/jpeg' : contentType };
}
