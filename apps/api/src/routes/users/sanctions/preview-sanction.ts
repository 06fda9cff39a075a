import { successSchema } from '@buddyline/domain/envelope';
import { mailTextSchema } from '@buddyline/domain/mail';
import { sanctionCreateSchema } from '@buddyline/domain/sanction-forms';
import { defaultLocale } from '@buddyline/i18n/locale';
import type { Api } from '../../../http/api.ts';
import { done, success } from '../../../http/envelope.ts';
import { idParams } from '../../../http/id-params.ts';
import { renderMail } from '../../../mail/render-mail.ts';
import type { Services } from '../../../services.ts';
import { noSuchUser } from '../user-answers.ts';
import { lockPerson } from './people-sql.ts';
import { sanctionMail } from './sanction-mail.ts';
import { endOf } from './suspension-sql.ts';

/** Changes nothing; a POST, because texts may be longer than an address. */
export function previewSanction(api: Api, { config, database: { db } }: Services): void {
  api.post(
    '/users/:userId/sanctions/preview',
    {
      config: {
        may: 'users.message',
        audit: { none: 'changes nothing' },
        idempotency: { none: 'changes nothing' },
      },
      schema: {
        operationId: 'previewSanction',
        summary: 'The mail of a sanction as it will read',
        description: 'In the language of the person, with the times as they would be now.',
        tags: ['standing'],
        params: idParams('userId'),
        body: sanctionCreateSchema,
        response: { 200: successSchema(mailTextSchema) },
      },
    },
    async (request) => {
      const wanted = request.body;
      const person = await lockPerson(db, request.params.userId);
      if (person === undefined) throw noSuchUser();
      const locale = person.locale ?? defaultLocale;
      const { endsAt } =
        wanted.kind === 'suspension' ? await endOf(db, wanted.length) : { endsAt: null };
      const { name } = person;
      const mail = sanctionMail(wanted.kind, { name, text: wanted.publicText, endsAt, locale });
      const { template, values } = mail;
      const { subject, text } = renderMail(template, { values, locale, brand: config.brand });
      return success(request.i18n._(done), { subject, text });
    },
  );
}
