import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
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
    serializers: { req: ({ method, url, ip }) => ({ method, path: url?.split('?')[0], ip }) },
    ...(config.logFormat === 'plain' && { stream: { write: writePlainly } }),
  };
}

/** Logs one line per response. Query strings are left out, since they contain what users search for. */
export function logAnswers(api: Api): void {
  api.addHook('onResponse', (request, reply, done) => {
    if (request.isShed) return done();
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        userId: request.caller?.userId,
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
