import { cursorPageSchema } from '@buddyline/domain/cursor';
import { successSchema } from '@buddyline/domain/envelope';
import { mailQuerySchema, mailSchema } from '@buddyline/domain/mail';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import type { Services } from '../../services.ts';
import { listMailPage } from './mail-pages-sql.ts';

export function listMails(api: Api, { database }: Services): void {
  api.get(
    '/mails',
    {
      config: { may: 'mails.read' },
      schema: {
        operationId: 'listMails',
        summary: 'The mails of the last 90 days',
        description:
          'Newest first. A mail has its subject until 30 days after it was sent or has expired, unless it has a code or a link with a token. `before` is the `next` of the page before; `search` finds words of the address and of the person’s names.',
        tags: ['mails'],
        querystring: mailQuerySchema,
        response: { 200: successSchema(cursorPageSchema(mailSchema)) },
      },
    },
    async (request) =>
      success(request.i18n._(done), await listMailPage(database.db, request.query)),
  );
}
