import { ticketsPerHour } from '@buddyline/domain/ticket-forms';
import { Failure } from '../../http/failure.ts';

export const noSuchTicket = (): Failure =>
  new Failure(404, /*i18n*/ { id: 'api.tickets.none', message: 'There is no such ticket.' });

export const answeredMeanwhile = (): Failure =>
  new Failure(
    409,
    /*i18n*/ {
      id: 'api.tickets.answered-meanwhile',
      message: 'Somebody else has written to this ticket meanwhile: read that first.',
    },
    { code: 'answered' },
  );

const nothingToReport = /*i18n*/ {
  id: 'api.tickets.about-nothing',
  message: 'What you want to report does not exist, or you cannot see it.',
};

export const aboutNothing = (): Failure =>
  new Failure(400, nothingToReport, { errors: [{ path: 'about', sentence: nothingToReport }] });

const tooMany = /*i18n*/ {
  id: 'api.tickets.too-many',
  message:
    'You have opened {count} tickets within an hour: please wait a while before the next one.',
};

/** @param retryAfter seconds */
export const tooManyTickets = (retryAfter: number): Failure =>
  new Failure(429, { ...tooMany, values: { count: ticketsPerHour } }, { retryAfter });
