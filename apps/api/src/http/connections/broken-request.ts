import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type Locale, localeFromAcceptLanguage } from '@buddyline/i18n/locale';
import { errorCode } from '../../db/database-errors.ts';
import type { FailureBody } from '../envelope.ts';
import { Failure, type Sentence, badRequest } from '../failure.ts';
import { securityHeaders } from '../headers.ts';
import { translators } from '../locale.ts';

const sentences = {
  headTooLarge: /*i18n*/ {
    id: 'api.head-too-large',
    message: 'The address and the headers of the request are too long.',
  },
  tooSlow: /*i18n*/ { id: 'api.too-slow', message: 'The request did not arrive in time.' },
} satisfies Record<string, Sentence>;

/**
 * Answers requests that Node's parser rejects (a URL of 20 kB, invalid HTTP, unfinished headers) in the
 * same format as all others.
 */
export function answerBrokenRequests(settings: { secure: boolean }) {
  return (error: Error, socket: Socket): void => {
    // The client has disconnected.
    if (errorCode(error) === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) socket.write(answer(error, securityHeaders(settings)));
    socket.destroy(error);
  };
}

function failureOf(error: Error): Failure {
  switch (errorCode(error)) {
    case 'HPE_HEADER_OVERFLOW':
      return new Failure(431, sentences.headTooLarge);
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Failure(408, sentences.tooSlow);
    default:
      return badRequest();
  }
}

function answer(error: Error, headers: Record<string, string>): string {
  const { status, sentence } = failureOf(error);
  const message = translators[localeOf(error)]._(sentence);
  const body = JSON.stringify({ isSuccessful: false, message } satisfies FailureBody);
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

/** Reads the language from the raw bytes, since Node did not parse the headers. */
function localeOf(error: Error): Locale {
  const packet = 'rawPacket' in error && error.rawPacket instanceof Buffer ? error.rawPacket : null;
  const header = /^accept-language:(.*)$/im.exec(packet?.toString('latin1') ?? '');
  return localeFromAcceptLanguage(header?.[1]);
}
