import type { ServerResponse } from 'node:http';

export interface SpecCall {
  request: Request;
  query: URLSearchParams;
  /** The `:id` of the route. */
  id: string;
  response: ServerResponse;
}

export interface Answer {
  /** Specified for the shared post only. */
  isSuccessful?: true;
  message?: string;
  data?: unknown;
}

/** Handlers by pattern, such as 'GET /users/:id/profile'. */
export type Routes = Record<string, (call: SpecCall) => Answer | Promise<Answer>>;

/** An error response. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The route for a line such as 'GET /users/7/profile'; fixed parts take precedence over `:id`. */
export function findRoute(routes: Routes, line: string, unknownStatus: number) {
  const parts = line.split('/');
  const fitting = Object.keys(routes).filter((pattern) => fits(pattern.split('/'), parts));
  const pattern = fitting.find((one) => !one.includes(':id')) ?? fitting[0];
  const handler = pattern === undefined ? undefined : routes[pattern];
  if (pattern === undefined || !handler) throw new Refusal(unknownStatus, 'Not Found');
  const id = decodeURIComponent(parts[pattern.split('/').indexOf(':id')] ?? '');
  return { pattern, handler, id };
}

function fits(wanted: string[], parts: string[]): boolean {
  return (
    wanted.length === parts.length &&
    wanted.every((part, i) => part === parts[i] || (part === ':id' && parts[i] !== ''))
  );
}
