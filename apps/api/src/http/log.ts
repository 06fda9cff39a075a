import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
import { neededVerbs } from './access.ts';
import type { Api } from './api.ts';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Redacted wherever they occur in a log entry. */
const secrets = [
  'accessToken',
  'authorization',
  'cookie',
  // Of PostgreSQL's errors: the row that violates a constraint.
  'detail',
  'newPassword',
  'oldPassword',
  'password',
  'refreshToken',
  'set-cookie',
  // Of PostgreSQL's errors: parameters.
  'where',
];

/** JSON lines, or plain text for terminals. */
export function loggerOptions(config: Pick<Config, 'logFormat' | 'logLevel'>): LoggerOptions {
  return {
    level: config.logLevel,
    redact: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
    serializers: {
      req: (request) => ({ method: request.method, path: loggedPath(request), ip: request.ip }),
    },
    ...(config.logFormat === 'plain' && { stream: { write: writePlainly } }),
  };
}

/**
 * Logs in the API's format before there is an API: what an operator must read even if the start waits for the database,
 * or fails.
 */
export function earlyLog({
  logFormat,
  logLevel,
}: Pick<Config, 'logFormat' | 'logLevel'>): (msg: string) => void {
  if (!['info', 'debug', 'trace'].includes(logLevel)) return () => {};
  const write = logFormat === 'plain' ? writePlainly : (line: string) => process.stdout.write(line);
  return (msg) => {
    write(`${JSON.stringify({ level: 30, time: Date.now(), msg })}\n`);
  };
}

/**
 * Query strings are left out, because they contain what users search for. User names are left out too, because nothing
 * may name a person who was deleted for good.
 */
function loggedPath({ url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>) {
  const pattern = routeOptions?.url;
  return pattern?.includes(':username') ? pattern : url?.split('?')[0];
}

/** Logs one line per response. */
export function logAnswers(api: Api): void {
  api.addHook('onResponse', (request, reply, done) => {
    if (request.isShed) return done();
    request.log.info(
      {
        method: request.method,
        path: loggedPath(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        userId: request.caller?.userId,
        // What somebody was refused, under the name that it would have been audited by.
        ...(reply.statusCode === 403 && { may: neededVerbs(request.routeOptions.config) }),
      },
      'answered',
    );
    done();
  });
}

interface Line {
  level: number;
  time: number;
  msg?: string;
  reqId?: string;
  method?: string;
  path?: string;
  status?: number;
  ms?: number;
  err?: { stack?: string };
}

function writePlainly(text: string): void {
  process.stdout.write(`${plainLine(JSON.parse(text))}\n`);
}

/** `09:30:00 GET /api/users 200 3.1 ms` or `09:30:00 WARN what happened`. */
export function plainLine(line: Line): string {
  const time = new Date(line.time).toTimeString().slice(0, 8);
  if (line.status !== undefined) {
    return `${time} ${line.method} ${line.path} ${line.status} ${line.ms} ms`;
  }
  const level = line.level >= 50 ? 'ERROR ' : line.level >= 40 ? 'WARN ' : '';
  const details = [line.reqId, line.err?.stack].filter((detail) => detail !== undefined);
  return [`${time} ${level}${line.msg ?? ''}`, ...details].join('\n  ');
}
