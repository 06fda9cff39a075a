import { isIP, isIPv4, isIPv6 } from 'node:net';
import * as v from 'valibot';

// The formats of settings. Each message completes the sentence 'NAME cannot be used: …'.

export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'it must be a port from 0 to 65535.'),
  v.transform(Number),
  v.maxValue(65_535, 'it must be a port from 0 to 65535.'),
);
export const count = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,5}$/, 'it must be a whole number from 1 to 999999.'),
  v.transform(Number),
);
export const days = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,3}$/, 'it must be a whole number of days from 1 to 9999.'),
  v.transform(Number),
);
export const percent = v.pipe(
  v.string(),
  v.regex(/^(?:[1-9]\d?|100)$/, 'it must be a whole number of percent from 1 to 100.'),
  v.transform(Number),
);
export const list = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter((item) => item !== '')),
  v.minLength(1, 'it is an empty list.'),
);
export const origin = v.pipe(
  v.string(),
  v.check(
    isOrigin,
    ({ input }) => `${input} is not an origin such as https://admin.example.org, without a path.`,
  ),
  v.transform((text) => new URL(text).origin),
);
export const network = v.pipe(
  v.string(),
  v.check(
    isNetwork,
    ({ input }) =>
      `${input} is not an address, a network such as 10.0.0.0/8 (which must not be everybody), or loopback.`,
  ),
);

export const url = (schemes: string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => schemes.includes(URL.parse(text)?.protocol ?? ''),
      `it cannot be read as an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}.`,
    ),
  );
const sslModes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];
export const postgresUrl = v.pipe(
  url(['postgres:', 'postgresql:']),
  // An unknown one would be taken for another.
  v.check(
    (text) => sslModes.includes(URL.parse(text)?.searchParams.get('sslmode') ?? 'disable'),
    `its sslmode must be one of ${sslModes.join(', ')}.`,
  ),
);
/** `redis:` and `smtp://` can be read as addresses too. PostgreSQL's may have the host in the query. */
const hasHost = (example: string) =>
  v.check<string, string>(
    (text) => URL.parse(text)?.hostname !== '',
    `it names no host, as ${example} does.`,
  );
/**
 * The options of nodemailer that an operator may need, and what each may be. Others would send mails elsewhere
 * (`streamTransport`), start a program (`sendmail`) or be ignored.
 */
const mailOptions = new Map([
  ['name', /^[\w.[\]:-]+$/],
  ['localAddress', /^[\d.a-f:]+$/i],
  ['authMethod', /^(?:PLAIN|LOGIN|CRAM-MD5)$/],
  // `false` would send credentials in the clear.
  ['requireTLS', /^true$/],
  ['tls.rejectUnauthorized', /^(?:true|false)$/],
  ['tls.servername', /^[\w.-]+$/],
  ['tls.minVersion', /^TLSv1\.[23]$/],
]);
/** The first option in the query that is none of them, that has another value, or that is there twice. */
function wrongMailOption(text: string): string | undefined {
  const query = URL.parse(text)?.searchParams ?? new URLSearchParams();
  const wrong = [...query].find(
    ([name, value]) => mailOptions.get(name)?.test(value) !== true || query.getAll(name).length > 1,
  );
  return wrong?.join('=');
}
export const mailUrl = v.pipe(
  url(['smtp:', 'smtps:']),
  hasHost('smtp://mail.example.org'),
  v.check(
    (text) => wrongMailOption(text) === undefined,
    ({ input }) =>
      `${wrongMailOption(input)} is not an option with a value that it may have; there are ${[...mailOptions.keys()].join(', ')}.`,
  ),
);
export const redisUrl = v.pipe(
  url(['redis:', 'rediss:']),
  hasHost('redis://127.0.0.1:6379'),
  v.check(
    (text) => /^(?:\/\d*)?$/.test(URL.parse(text)?.pathname ?? ''),
    'its path must be the number of a database, as in redis://127.0.0.1:6379/0.',
  ),
);
export const oneOf = <const T extends readonly string[]>(values: T) =>
  v.picklist(values, `it must be ${values.join(', ').replace(/, (?=[^,]*$)/, ' or ')}.`);
export const plainName = v.pipe(
  v.string(),
  v.regex(/^[\w.-]+$/, 'it may only have letters, digits, dots and dashes.'),
);
export const hostName = v.pipe(
  v.string(),
  v.regex(
    /^(?=.*[a-z])[a-z\d-]+(?:\.[a-z\d-]+)*$/,
    'it must be a name without scheme and port, such as admin.example.org.',
  ),
);
/** What a server listens on. A name whose last part begins with a digit is a mistyped address. */
export const listenHost = v.pipe(
  v.string(),
  v.check(
    (text) => isIP(text) !== 0 || /^(?:[a-z\d_-]+\.)*[a-z_][a-z\d_-]*\.?$/i.test(text),
    'it must be an address or a name of this machine, such as 127.0.0.1 or 0.0.0.0, without scheme and port.',
  ),
);
export const yesOrNo = v.pipe(
  oneOf(['1', '0']),
  v.transform((text) => text === '1'),
);

const mailAddress = String.raw`[^\s<>@",]+@[^\s<>@",]+`;
export const mailSender = v.pipe(
  v.string(),
  v.regex(
    new RegExp(`^(?:${mailAddress}|[^<>"\\r\\n]+ <${mailAddress}>)$`),
    'it must be an address such as no-reply@example.org, or a name and an address: Buddyline <no-reply@example.org>.',
  ),
);

/** Refuses patterns: https://*.example.org would be taken literally and match no browser. */
function isOrigin(text: string): boolean {
  const parsed = URL.parse(text);
  if (parsed === null || text.includes('*')) return false;
  // `admin.example.org:8443` would parse as a URL with the scheme `admin.example.org`.
  return /^https?:$/.test(parsed.protocol) && parsed.href === `${parsed.origin}/`;
}

/** Whether Fastify's `trustProxy` accepts it: an address, a network or a named range. */
function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [, address = '', prefix = '1'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  if (Number(prefix) < 1) return false;
  return isIPv4(address) ? Number(prefix) <= 32 : isIPv6(address) && Number(prefix) <= 128;
}
