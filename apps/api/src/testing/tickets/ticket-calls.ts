import { successSchema } from '@buddyline/domain/envelope';
import { ticketSchema } from '@buddyline/domain/ticket';
import { ticketConversationSchema, ticketMessageSchema } from '@buddyline/domain/ticket-message';
import * as v from 'valibot';
import { type Answer, type Person, type TestApi, as } from '../test-api.ts';

/** Calls about tickets, each by whom it is given. */
export function ticketCalls(api: TestApi) {
  const call = (by: Person, method: string, url: string, payload?: object): Promise<Answer> =>
    api.call({ method, url: `/api/${url}`, headers: as(by), ...(payload && { payload }) });
  return {
    call,
    ticket: async (by: Person, id: string) => {
      const { body } = await call(by, 'GET', `tickets/${id}`);
      return v.parse(successSchema(ticketSchema), body).data;
    },
    conversation: async (by: Person, id: string) => {
      const { body } = await call(by, 'GET', `tickets/${id}/messages`);
      return v.parse(successSchema(ticketConversationSchema), body).data;
    },
    send: (by: Person, id: string, message: object) =>
      call(by, 'POST', `tickets/${id}/messages`, message),
    takeBack: (by: Person, id: string, messageId: string) =>
      call(by, 'DELETE', `tickets/${id}/messages/${messageId}`),
  };
}

/** The message in an answer. */
export function messageIn({ body }: Answer) {
  return v.parse(successSchema(ticketMessageSchema), body).data;
}
