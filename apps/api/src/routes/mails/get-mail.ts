import { successSchema } from '@buddyline/domain/envelope';
import { mailContentSchema } from '@buddyline/domain/mail';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import { notFound } from '../../http/failure.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { readMailContent } from './mail-content-sql.ts';

export function getMail(api: Api, { database }: Services): void {
  api.get(
    '/mails/:mailId',
    {
      config: { may: 'mails.read' },
      schema: {
        operationId: 'getMail',
        summary: 'What a mail says',
        description:
          'Nothing of a mail that has a code or a link with a token, and nothing after its words were deleted: 30 days after it was sent or has expired.',
        tags: ['mails'],
        params: idParams('mailId'),
        response: { 200: successSchema(mailContentSchema) },
      },
    },
    async (request) => {
      const content = await readMailContent(database.db, request.params.mailId);
      if (content === undefined) throw notFound();
      return success(request.i18n._(done), content);
    },
  );
}
