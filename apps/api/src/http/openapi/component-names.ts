import * as account from '@buddyline/domain/account';
import * as accountAnswers from '@buddyline/domain/account-answers';
import * as activity from '@buddyline/domain/activity';
import * as auth from '@buddyline/domain/auth';
import * as bulk from '@buddyline/domain/bulk';
import * as certificate from '@buddyline/domain/certificate';
import * as certificateForms from '@buddyline/domain/certificate-forms';
import * as commentForms from '@buddyline/domain/comment-forms';
import * as dashboard from '@buddyline/domain/dashboard';
import * as diveLog from '@buddyline/domain/dive-log';
import * as diveLogEntry from '@buddyline/domain/dive-log-entry';
import * as diveLogImport from '@buddyline/domain/dive-log-import';
import * as envelope from '@buddyline/domain/envelope';
import * as like from '@buddyline/domain/like';
import * as livePlaces from '@buddyline/domain/live-places';
import * as mail from '@buddyline/domain/mail';
import * as meta from '@buddyline/domain/meta';
import * as namedPerson from '@buddyline/domain/named-person';
import * as passkey from '@buddyline/domain/passkey';
import * as person from '@buddyline/domain/person';
import * as post from '@buddyline/domain/post';
import * as postForms from '@buddyline/domain/post-forms';
import * as preset from '@buddyline/domain/preset';
import * as sanction from '@buddyline/domain/sanction';
import * as sanctionForms from '@buddyline/domain/sanction-forms';
import * as savedView from '@buddyline/domain/saved-view';
import * as session from '@buddyline/domain/session';
import * as share from '@buddyline/domain/share';
import * as ticket from '@buddyline/domain/ticket';
import * as ticketForms from '@buddyline/domain/ticket-forms';
import * as ticketMessage from '@buddyline/domain/ticket-message';
import * as trash from '@buddyline/domain/trash';
import * as twoStep from '@buddyline/domain/two-step';
import * as undone from '@buddyline/domain/undone';
import * as user from '@buddyline/domain/user';
import * as userComment from '@buddyline/domain/user-comment';
import * as userNote from '@buddyline/domain/user-note';
import type * as v from 'valibot';
import { isValibotSchema } from '../validation.ts';

// Of two names of one schema the later one counts.
const modules = [
  [account, accountAnswers, activity, auth, bulk, certificate, certificateForms, commentForms],
  [dashboard, diveLog, diveLogEntry, diveLogImport, envelope, like, livePlaces, mail, meta],
  [
    namedPerson,
    passkey,
    person,
    post,
    postForms,
    preset,
    sanction,
    sanctionForms,
    savedView,
    session,
  ],
  [share, ticket, ticketForms, ticketMessage, trash, twoStep, undone, user, userComment, userNote],
].flat();

/** What a body or a field is, unless it is missing or null. */
export function innerOf(schema: v.GenericSchema): v.GenericSchema {
  return 'wrapped' in schema && isValibotSchema(schema.wrapped) ? schema.wrapped : schema;
}

function describesObjects(schema: v.GenericSchema): boolean {
  if (schema.type === 'object' || schema.type === 'variant') return true;
  const options: unknown = Reflect.get(schema, 'options');
  return schema.type === 'union' && Array.isArray(options) && options.some(isObjectSchema);
}

const isObjectSchema = (schema: unknown) => isValibotSchema(schema) && schema.type === 'object';

/** The names of objects in the document, which are those of the domain: `postSchema` is `Post`. */
export const componentNames: ReadonlyMap<v.GenericSchema, string> = new Map(
  modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]: [string, unknown]) => {
      if (!name.endsWith('Schema') || !isValibotSchema(value)) return [];
      const schema = innerOf(value);
      if (!describesObjects(schema)) return [];
      return [[schema, name.charAt(0).toUpperCase() + name.slice(1, -'Schema'.length)] as const];
    }),
  ),
);
