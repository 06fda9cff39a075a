import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { SettingError, settingOf } from './settings.ts';

export type Log = Logger;

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Opens the log that `LOG_FORMAT` and `LOG_LEVEL` configure, as in the API: JSON lines for
 * machines, plain lines on a terminal.
 */
export function openLog(env: NodeJS.ProcessEnv = process.env): Logger {
  const format = settingOf(env, 'LOG_FORMAT') ?? (process.stdout.isTTY ? 'plain' : 'json');
  const level = settingOf(env, 'LOG_LEVEL') ?? 'info';
  if (format !== 'plain' && format !== 'json') {
    throw new SettingError(`LOG_FORMAT must be plain or json, not '${format}'.`);
  }
  if (!levels.includes(level)) {
    throw new SettingError(`LOG_LEVEL must be one of ${levels.join(', ')}, not '${level}'.`);
  }
  return format === 'json' ? pino({ level }) : pino({ level }, { write: writePlainly });
}

interface Line {
  level: number;
  time: number;
  msg?: string;
  method?: string;
  path?: string;
  err?: { message: string; stack?: string };
}

function writePlainly(text: string): void {
  process.stdout.write(`${plainLine(JSON.parse(text))}\n`);
}

/** `09:30:00 ERROR GET /posts/1: what happened`, with the stack trace below an error. */
export function plainLine({ level, time, msg, method, path, err }: Line): string {
  const clock = new Date(time).toTimeString().slice(0, 8);
  const name = level >= 50 ? 'ERROR ' : level >= 40 ? 'WARN ' : '';
  const request = method === undefined ? '' : `${method} ${path}: `;
  const stack = level >= 50 && err?.stack ? `\n${err.stack}` : '';
  const reason = err && !stack ? ` (${err.message})` : '';
  return `${clock} ${name}${request}${msg ?? ''}${reason}${stack}`;
}

/** Logs one line per failed request, without the query, which may contain search terms. */
export function logFailures(app: FastifyInstance): void {
  app.addHook('onError', (request, reply, error, done) => {
    if (reply.statusCode >= 500) {
      const [path] = request.url.split('?');
      request.log.error({ method: request.method, path, err: error }, 'The request failed');
    }
    done();
  });
}
