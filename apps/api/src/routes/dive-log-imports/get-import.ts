import { diveLogImportSchema } from '@buddyline/domain/dive-log-import';
import { successSchema } from '@buddyline/domain/envelope';
import { whenOver } from '@buddyline/connections/when-over';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf, member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import { tooMany } from '../../http/failure.ts';
import { limits } from '../../http/limits/limits.ts';
import { OneAtATime } from '../../http/limits/one-at-a-time.ts';
import { idParams } from '../../http/id-params.ts';
import { sendLarge } from '../../http/answers/large-json.ts';
import type { Services } from '../../services.ts';
import { findOwnImport, findReadPreview } from './own-import.ts';
import { previewAnswer } from './preview-answer.ts';

export function getImport(api: Api, { database: { db } }: Services): void {
  /** A preview is in memory until it is sent. */
  const previews = new OneAtATime();
  api.get(
    '/divelogs/imports/:importId',
    {
      config: { access: member, may: 'dive-logs.read' },
      schema: {
        operationId: 'getDiveLogImport',
        summary: 'The progress of an import, and its preview',
        description: `While the file arrives or is read, \`preview\` is null. A file that cannot be read leaves nothing: the answer to its upload says why. One preview at a time, and at most ${limits.previews.points} per minute.`,
        tags: ['dive-logs'],
        params: idParams('importId'),
        response: { 200: successSchema(diveLogImportSchema) },
      },
    },
    async (request, reply) => {
      const { importId: id } = request.params;
      const { state, progress } = await findOwnImport(db, request, id);
      const preview = state === 'ready' ? await readPreview(request, reply, id) : null;
      const answer = success(request.i18n._(done), { id, state, progress, preview });
      return preview === null ? answer : sendLarge(reply, answer);
    },
  );

  async function readPreview(request: FastifyRequest, reply: FastifyReply, id: string) {
    const { userId } = callerOf(request);
    const endSending = previews.begin(userId);
    if (endSending === undefined) throw tooMany({ retryAfter: 1 });
    whenOver(reply.raw, endSending);
    await request.countCall('previews');
    const preview = await findReadPreview(db, request, id);
    return previewAnswer(id, preview, request.i18n);
  }
}
