import { Failure } from '../../http/failure.ts';

export const noSuchTicket = (): Failure =>
  new Failure(404, /*i18n*/ { id: 'api.tickets.none', message: 'There is no such ticket.' });
