import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import { messageOf } from './message.ts';
import type { Deliver } from './outgoing-mail.ts';

/** How long each step may wait for the server, ms. `sender.ts` limits the whole. */
const timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  socketCloseTimeout: 1_000,
};

/** One connection per mail: a broken one then concerns one mail, and none is kept open for days. */
export function openSmtp({ url, from }: { url: string; from: string }): Deliver {
  const transport = createTransport({ url, requireTLS: needsTls(url), ...timeouts });
  return async (mail, signal) => {
    await transport.sendMail({ ...messageOf(mail, from), signal });
  };
}

/** Credentials leave this machine only encrypted; nodemailer alone would send them in the clear. */
function needsTls(url: string): boolean {
  const { hostname, username } = new URL(url);
  const isLocal = hostname === 'localhost' || (isIP(hostname) > 0 && hostname.startsWith('127.'));
  return username !== '' && !isLocal;
}
