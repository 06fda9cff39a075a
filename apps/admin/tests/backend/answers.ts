/** What the backend is asked; `ids` are the variable parts of the path. */
export interface Asked {
  ids: string[];
  query: Record<string, string>;
  json: Record<string, unknown>;
  form: FormData | null;
}

/** The envelope's content, or a refusal. */
export interface Answer {
  status?: number;
  message?: string;
  data?: unknown;
  headers?: Record<string, string>;
  /** A whole body instead of an envelope. */
  file?: Blob;
  code?: string;
  errors?: { path: string; message: string }[];
  secondStep?: { token: string; methods: string[] };
}

export type Answering = (asked: Asked) => Answer | Promise<Answer>;

/** A refusal with a message, as the API answers it. */
export function refusal(status: number, message: string, more: Partial<Answer> = {}): Answer {
  return { status, message, ...more };
}

export function toResponse({ status = 200, message = 'Done.', ...answer }: Answer): Response {
  const headers = { 'Content-Type': 'application/json', ...answer.headers };
  if (answer.file) {
    return new Response(answer.file, {
      status,
      headers: { ...headers, 'Content-Type': answer.file.type },
    });
  }
  const { data, code, errors, secondStep } = answer;
  const body = { isSuccessful: status < 400, message, data, code, errors, secondStep };
  return new Response(JSON.stringify(body), { status, headers });
}
