import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { limits } from './http/limits/limits.ts';
import { isLoopback } from './loopback.ts';
import manifest from '../package.json' with { type: 'json' };
import { isNameOf, type PasskeyConfig, readPasskeys } from './passkeys/passkey-config.ts';
import {
  count,
  days,
  hostName,
  list,
  listenHost,
  mailSender,
  mailUrl,
  network,
  oneOf,
  origin,
  percent,
  plainName,
  port,
  postgresUrl,
  redisUrl,
  url,
  yesOrNo,
} from './setting-formats.ts';

/** All settings of a deployment, read once at start. Sizes are in bytes, times in milliseconds. */
export interface Config {
  /** This release, from package.json. */
  version: string;
  /** The commit that this build was made from, if it is known. */
  commit: string | undefined;
  brand: string;
  host: string;
  port: number;
  /** Folder of the embedded database, uploaded files and the server's own key. */
  dataDir: string;
  /** PostgreSQL 15 or later; when undefined, the embedded engine in `dataDir`. */
  databaseUrl: string | undefined;
  /** Connections to PostgreSQL; the embedded engine always has one. */
  databasePool: number;
  /** A read replica, for reads that tolerate the replication delay. */
  replicaUrl: string | undefined;
  /** Redis for state shared by all processes; when undefined, each process counts for itself. */
  redisUrl: string | undefined;
  /** The longest wait for an answer of Redis, ms. No setting; tests on a busy machine allow more. */
  redisAnswerMs: number;
  /** S3-compatible storage for files; when undefined, they are in `dataDir`. */
  s3: S3Config | undefined;
  /** How mail is sent; when undefined, it is not, and features that need it are not announced. */
  mail: MailConfig | undefined;
  /** Where Prometheus scrapes metrics; when undefined, there are none. */
  metrics: { host: string; port: number } | undefined;
  dataset: Dataset;
  /** Whether the demo's well-known password is accepted: only on this machine or with `DEMO_PUBLIC`. */
  allowsDemoPassword: boolean;
  /** Origins of our own web apps, the only ones from which a browser may sign in. */
  publicOrigins: string[];
  /** Origin of the public page of a shared post; without it front ends offer no public link. */
  shareOrigin: string | undefined;
  /** Origin of the staff panel, for links in mails: never taken from a request. */
  adminOrigin: string;
  /** The name that passkeys are made for, and the origin of their pages; null where browsers have none. */
  passkeys: PasskeyConfig | null;
  /** Whether people may open accounts by themselves. */
  registration: 'open' | 'closed';
  sessionSecret: string | undefined;
  /** Addresses or networks whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[];
  /** `Secure` cookies named `__Host-…` and HSTS: on when every public origin is https. */
  secure: boolean;
  logFormat: 'plain' | 'json';
  logLevel: string;
  /** The most requests in flight; further ones get 503 at once. */
  maxInFlight: number;
  /** The most event streams of this process, which do not count as requests in flight. */
  maxStreams: number;
  /** The most writes per minute of one user or address. */
  writesPerMinute: number;
  /** The bytes of files that a member may have, with those in the trash. */
  memberQuotaBytes: number;
  /** From which use of the disk no more files are taken, so that a database on it lives on. */
  diskFullPercent: number;
  /** Whether staff may do nothing before their sign-in has a second step. */
  requiresTwoStep: boolean;
  /** How often the password of an account may be right within 15 minutes. */
  signInsPerAccount: number;
  /** After how many days in the trash items are deleted for good. */
  trashDays: number;
  /** After how many days audit entries are deleted. */
  activityDays: number;
}

/** A bucket of S3-compatible storage. */
export interface S3Config {
  /** When undefined, Amazon S3 in `region`. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is in the path instead of the host name. */
  isPathStyle: boolean;
}

/** An SMTP server, or for the demo a folder in `dataDir` with one file per mail. */
export type MailConfig = { way: 'smtp'; url: string; from: string } | { way: 'folder' };

export type Dataset = 'none' | 'demo' | 'full';

/** A setting is invalid; the message is one sentence that says what to do. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const environmentSchema = v.object({
  API_PORT: v.optional(port, '4000'),
  ADMIN_PORT: v.optional(port, '4001'),
  SHARE_PORT: v.optional(port, '4002'),
  LANDING_PORT: v.optional(port, '4003'),
  COMMIT: v.optional(v.string()),
  HOST: v.optional(listenHost, '127.0.0.1'),
  DATA_DIR: v.optional(v.string(), defaultDataDir()),
  DATABASE_URL: v.optional(postgresUrl),
  DATABASE_REPLICA_URL: v.optional(postgresUrl),
  DATABASE_POOL: v.optional(count, '10'),
  DATASET: v.optional(oneOf(['none', 'demo', 'full'])),
  DEMO_PUBLIC: v.optional(oneOf(['1', '0'])),
  PUBLIC_ORIGINS: v.optional(v.pipe(list, v.array(origin))),
  SHARE_ORIGIN: v.optional(origin),
  ADMIN_ORIGIN: v.optional(origin),
  PASSKEY_RP_ID: v.optional(hostName),
  REGISTRATION: v.optional(oneOf(['open', 'closed'])),
  SESSION_SECRET: v.optional(v.string()),
  TRUSTED_PROXIES: v.optional(v.pipe(list, v.array(network)), 'loopback'),
  BRAND: v.optional(
    v.pipe(v.string(), v.maxLength(60, 'it is longer than 60 characters.')),
    'Buddyline',
  ),
  LOG_FORMAT: v.optional(oneOf(['plain', 'json'])),
  LOG_LEVEL: v.optional(
    oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
  ),
  MAX_IN_FLIGHT: v.optional(count, '200'),
  MAX_STREAMS: v.optional(count, '1000'),
  WRITES_PER_MINUTE: v.optional(count, String(limits.writes.points)),
  MEMBER_QUOTA_MB: v.optional(count, '2048'),
  DISK_FULL_PERCENT: v.optional(percent, '90'),
  REQUIRE_TWO_STEP: v.optional(oneOf(['1', '0'])),
  SIGN_INS_PER_ACCOUNT: v.optional(count, String(limits.rightPasswords.points)),
  TRASH_DAYS: v.optional(days, '30'),
  ACTIVITY_DAYS: v.optional(days, '730'),
  REDIS_URL: v.optional(redisUrl),
  MAIL_URL: v.optional(mailUrl),
  MAIL_FROM: v.optional(mailSender),
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(listenHost, '127.0.0.1'),
  S3_ENDPOINT: v.optional(url(['https:', 'http:'])),
  S3_REGION: v.optional(plainName, 'us-east-1'),
  S3_BUCKET: v.optional(plainName),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  S3_PATH_STYLE: v.optional(yesOrNo),
});

type Environment = v.InferOutput<typeof environmentSchema>;

/**
 * Reads the configuration from the environment.
 * @throws ConfigError that names the first invalid variable
 */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const environment = parseEnvironment(variables);
  const publicOrigins = readPublicOrigins(environment);
  const dataset = environment.DATASET ?? defaultDataset(environment, publicOrigins);
  const mail = readMail(environment, dataset);
  const adminOrigin = environment.ADMIN_ORIGIN ?? publicOrigins[0] ?? '';
  const config: Config = {
    version: manifest.version,
    commit: environment.COMMIT,
    brand: environment.BRAND,
    host: environment.HOST,
    port: environment.API_PORT,
    dataDir: environment.DATA_DIR,
    databaseUrl: environment.DATABASE_URL,
    databasePool: environment.DATABASE_POOL,
    replicaUrl: environment.DATABASE_REPLICA_URL,
    redisUrl: environment.REDIS_URL,
    // Redis normally answers within a millisecond; sign-ins and writes must not wait long when it hangs.
    redisAnswerMs: 250,
    s3: readS3(environment),
    metrics: readMetrics(environment),
    mail,
    dataset,
    allowsDemoPassword: isLocal(environment.HOST, publicOrigins) || environment.DEMO_PUBLIC === '1',
    publicOrigins,
    shareOrigin: environment.SHARE_ORIGIN ?? shareOriginOnThisMachine(environment),
    adminOrigin,
    passkeys: readPasskeys(environment, adminOrigin),
    registration: environment.REGISTRATION ?? (mail === undefined ? 'closed' : 'open'),
    sessionSecret: environment.SESSION_SECRET,
    trustedProxies: environment.TRUSTED_PROXIES,
    secure: publicOrigins.every((publicOrigin) => publicOrigin.startsWith('https:')),
    logFormat: environment.LOG_FORMAT ?? (process.stdout.isTTY ? 'plain' : 'json'),
    logLevel: environment.LOG_LEVEL,
    maxInFlight: environment.MAX_IN_FLIGHT,
    maxStreams: environment.MAX_STREAMS,
    writesPerMinute: environment.WRITES_PER_MINUTE,
    memberQuotaBytes: environment.MEMBER_QUOTA_MB * 1_000_000,
    diskFullPercent: environment.DISK_FULL_PERCENT,
    requiresTwoStep: environment.REQUIRE_TWO_STEP === '1',
    signInsPerAccount: environment.SIGN_INS_PER_ACCOUNT,
    trashDays: environment.TRASH_DAYS,
    activityDays: environment.ACTIVITY_DAYS,
  };
  refuseUnsafe(config);
  return config;
}

/** Reads only the database's settings, for commands: they need no `SESSION_SECRET`. */
export function readDatabaseConfig(
  variables: Record<string, string | undefined>,
): Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'> {
  const environment = parseEnvironment(variables);
  return {
    databaseUrl: environment.DATABASE_URL,
    databasePool: environment.DATABASE_POOL,
    dataDir: environment.DATA_DIR,
  };
}

function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  // Compose files and CI set variables to an empty text for "not set"; spaces are typing mistakes.
  const set = Object.entries(variables).flatMap(([name, value]) =>
    value?.trim() ? [[name, isSecret(name) ? value : value.trim()]] : [],
  );
  const result = v.safeParse(environmentSchema, Object.fromEntries(set));
  if (result.success) return result.output;
  const issue = result.issues[0];
  const name = v.getDotPath(issue)?.split('.')[0] ?? 'The environment';
  throw new ConfigError(`${name} cannot be used: ${issue.message}`);
}

/** Secrets are not trimmed. */
function isSecret(name: string): boolean {
  return /_SECRET|_KEY/.test(name);
}

function readMetrics({ METRICS_HOST: host, METRICS_PORT, API_PORT }: Environment) {
  if (METRICS_PORT === undefined) return undefined;
  if (METRICS_PORT === API_PORT && METRICS_PORT !== 0) {
    throw new ConfigError(
      'METRICS_PORT and API_PORT are the same: metrics need a port of their own.',
    );
  }
  return { host, port: METRICS_PORT };
}

function readMail({ MAIL_URL, MAIL_FROM }: Environment, dataset: Dataset): MailConfig | undefined {
  if (MAIL_URL !== undefined && MAIL_FROM !== undefined) {
    return { way: 'smtp', url: MAIL_URL, from: MAIL_FROM };
  }
  if (MAIL_URL !== undefined) {
    throw new ConfigError('MAIL_URL is set but MAIL_FROM is not: name the sender of all mails.');
  }
  if (MAIL_FROM !== undefined) {
    throw new ConfigError('MAIL_FROM is set but MAIL_URL is not: name the mail server.');
  }
  return dataset === 'none' ? undefined : { way: 'folder' };
}

function readS3(environment: Environment): S3Config | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment;
  const needed = { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length === 3 && S3_ENDPOINT === undefined) return undefined;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new ConfigError(
      `Keeping files in S3-compatible storage needs ${missing.join(' and ')} as well.`,
    );
  }
  return {
    endpoint: S3_ENDPOINT,
    region: environment.S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    isPathStyle: environment.S3_PATH_STYLE ?? S3_ENDPOINT !== undefined,
  };
}

function refuseUnsafe(config: Config): void {
  const secret = config.sessionSecret;
  if (config.databaseUrl !== undefined && secret === undefined) {
    throw new ConfigError(
      'DATABASE_URL is set but SESSION_SECRET is not: give it 32 random bytes or more, the same for every process (openssl rand -base64 32).',
    );
  }
  if (secret !== undefined && Buffer.byteLength(secret) < 32) {
    throw new ConfigError('SESSION_SECRET is shorter than 32 bytes (openssl rand -base64 32).');
  }
  if (config.registration === 'open' && config.mail === undefined) {
    throw new ConfigError(
      'REGISTRATION is open but MAIL_URL is not set: an account is opened with a code that comes by mail.',
    );
  }
  if (config.replicaUrl !== undefined && config.databaseUrl === undefined) {
    throw new ConfigError(
      'DATABASE_REPLICA_URL is set but DATABASE_URL is not: the embedded database has no replica.',
    );
  }
  if (config.passkeys !== null && !isNameOf(config.passkeys)) {
    throw new ConfigError(
      `PASSKEY_RP_ID cannot be used: ${new URL(config.passkeys.origin).hostname} must be this name or end with it, or no browser makes a passkey there.`,
    );
  }
  if (config.dataset !== 'none' && !config.allowsDemoPassword) {
    throw new ConfigError(
      `The administrator of DATASET=${config.dataset} has a well-known password, and HOST=${config.host} with these PUBLIC_ORIGINS can be reached from outside: set DATASET=none, or DEMO_PUBLIC=1 if that is what you want.`,
    );
  }
}

function defaultDataset({ DATABASE_URL, HOST }: Environment, publicOrigins: string[]): Dataset {
  return DATABASE_URL === undefined && isLocal(HOST, publicOrigins) ? 'demo' : 'none';
}

/** Whether only this machine can reach the API; a proxy on it may serve a public origin. */
function isLocal(host: string, publicOrigins: string[]): boolean {
  const names = publicOrigins.map((publicOrigin) => new URL(publicOrigin).hostname);
  return [host, ...names].every(isLoopback);
}

function readPublicOrigins(environment: Environment): string[] {
  const { HOST, PUBLIC_ORIGINS } = environment;
  if (PUBLIC_ORIGINS !== undefined) return PUBLIC_ORIGINS;
  if (isLoopback(HOST)) return originsOnThisMachine(environment);
  throw new ConfigError(
    `HOST=${HOST} lets others reach the API, but PUBLIC_ORIGINS is not set: list the addresses of the web apps, such as https://admin.example.org.`,
  );
}

function originsOnThisMachine(environment: Environment): string[] {
  const ports = [environment.ADMIN_PORT, environment.SHARE_PORT, environment.LANDING_PORT];
  return ports.flatMap((number) => [`http://127.0.0.1:${number}`, `http://localhost:${number}`]);
}

function shareOriginOnThisMachine({ PUBLIC_ORIGINS, SHARE_PORT }: Environment) {
  return PUBLIC_ORIGINS === undefined ? `http://127.0.0.1:${SHARE_PORT}` : undefined;
}

/** `.data` in the repository's root, for the sources and for `dist`; a deployed folder uses the working directory. */
function defaultDataDir(): string {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  return join(existsSync(join(root, 'pnpm-workspace.yaml')) ? root : process.cwd(), '.data');
}
