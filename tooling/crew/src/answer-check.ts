import { type Description, readDescription } from '@buddyline/tests/described-answers';

/** Holds each answer of an API against its description. */
export interface AnswerCheck {
  /** A fetch whose answers are checked, also those that are lost afterwards. */
  through: (send: typeof fetch) => typeof fetch;
  /** The differences, and how often each was seen. */
  flaws: Map<string, number>;
}

/** @param apiUrl of a running API, which describes itself */
export async function checkAnswers(apiUrl: string): Promise<AnswerCheck> {
  const response = await fetch(`${apiUrl}/openapi.json`);
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  return checkAgainst(readDescription(await response.json()));
}

export function checkAgainst(description: Description): AnswerCheck {
  const flaws = new Map<string, number>();
  return {
    flaws,
    through: (send) => async (input, init) => {
      const request = new Request(input, init);
      const response = await send(request);
      const { method } = request;
      const path = new URL(request.url).pathname;
      const { status, headers } = response;
      const header = (name: string) => headers.get(name);
      const body = await bodyOf(response);
      const flaw = description.flawOf({ method, path, status, header, body });
      if (flaw !== undefined) {
        const name = `${method} ${path.replaceAll(idInPath, '…')} ${flaw}`;
        flaws.set(name, (flaws.get(name) ?? 0) + 1);
      }
      return response;
    },
  };
}

const idInPath = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** Leaves it to the caller to read it, too. */
async function bodyOf(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  if (!isJson) return null;
  const text = await response.clone().text();
  return text === '' ? null : JSON.parse(text);
}
