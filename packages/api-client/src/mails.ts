import { type CursorPage, cursorPageSchema } from '@buddyline/domain/cursor';
import {
  type Mail,
  type MailContent,
  mailContentSchema,
  type MailQuery,
  mailSchema,
} from '@buddyline/domain/mail';
import { type Calls, type ChangeResult, pathOf } from './calls.ts';

/** Only for backends with the feature 'mail'. */
export interface MailCalls {
  list: (query: Partial<MailQuery>, signal?: AbortSignal) => Promise<CursorPage<Mail>>;
  /** What a mail says. */
  get: (mailId: string, signal?: AbortSignal) => Promise<MailContent>;
  sendAgain: (mailId: string) => Promise<ChangeResult>;
}

export function mailCalls({ read, change }: Calls): MailCalls {
  return {
    list: (query, signal) => read('mails', cursorPageSchema(mailSchema), { query, signal }),
    get: (mailId, signal) => read(pathOf('mails', mailId), mailContentSchema, { signal }),
    sendAgain: (mailId) => change({ method: 'post', path: pathOf('mails', mailId, 'send-again') }),
  };
}
