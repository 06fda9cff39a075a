import * as v from 'valibot';
import { plainLine } from './isolate.ts';

/** A mail that no further attempt would deliver. */
export class RefusedMail extends Error {
  override name = 'RefusedMail';
}

export interface DeliveryFailure {
  /** For `mails.last_error`, without anything of the mail's content. */
  reason: string;
  /** No further attempt is made. */
  isFinal: boolean;
  /** The server cannot be reached, or refuses every mail of ours and not only this one. */
  isOfServer: boolean;
}

/** This process is stopping. */
export const interrupted: DeliveryFailure = {
  reason: 'interrupted',
  isFinal: false,
  isOfServer: false,
};

/** What nodemailer adds to its errors. */
const answerSchema = v.object({
  code: v.optional(v.string()),
  response: v.optional(v.string()),
  responseCode: v.optional(v.number()),
  permanent: v.optional(v.boolean()),
});

/** Missing or wrong credentials (RFC 4954): when the operator has mended them, the mail can be sent. */
const credentialCodes = new Set([530, 534, 535, 538]);

export function describeFailure(error: unknown): DeliveryFailure {
  if (error instanceof RefusedMail) return { ...final(error.message), isOfServer: false };
  const parsed = v.safeParse(answerSchema, error);
  const { code, response, responseCode, permanent } = parsed.success ? parsed.output : {};
  const message = response ?? (error instanceof Error ? error.message : String(error));
  const isOfMail =
    (code === 'EENVELOPE' || code === 'EMESSAGE') && !credentialCodes.has(responseCode ?? 0);
  // Without an answer nodemailer itself refuses the message, such as one that is too large.
  const isFinal = isOfMail && (permanent ?? true);
  return { reason: reasonOf(message), isFinal, isOfServer: !isOfMail };
}

function final(message: string) {
  return { reason: reasonOf(message), isFinal: true };
}

const longestReason = 300;

/** Servers quote what they refuse, so links, codes and addresses are removed. */
function reasonOf(message: string): string {
  const secretless = message
    .replace(/\S+/g, (word) => (/:\/\/|@/.test(word) ? '…' : word))
    .replace(/\d{6,}/g, '…');
  return Array.from(plainLine(secretless)).slice(0, longestReason).join('');
}
