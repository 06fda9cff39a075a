import { readDescription } from '@buddyline/tests/described-answers';
import { expect, test } from 'vitest';
import { checkAgainst } from './answer-check.ts';

const answer = (schema: object, headers?: object) => ({
  headers,
  content: { 'application/json': { schema } },
});
const id = { type: 'string', format: 'uuid' };
const dive = {
  type: 'object',
  properties: { id, maxDepth: { type: 'number' } },
  required: ['id', 'maxDepth'],
  additionalProperties: false,
};
const description = readDescription({
  paths: {
    '/api/divelogs/{diveLogId}': {
      get: { responses: { 200: answer(dive), 304: {}, 500: {} } },
      delete: { responses: { 404: { $ref: '#/components/responses/NotFound' } } },
    },
    '/api/divelogs/deepest': { get: { responses: { 200: answer({ type: 'null' }) } } },
    '/api/divelogs': { post: { responses: { 201: answer(dive, { Location: {} }) } } },
  },
  components: {
    responses: { NotFound: answer({ $ref: '#/components/schemas/Failure' }) },
    schemas: { Failure: { type: 'object', required: ['message'] } },
    headers: { 'X-Undo': {} },
  },
});

const diveId = '0198c0de-7a11-7000-8000-5eadeadbeef0';
const path = `/api/divelogs/${diveId}`;
const right = { id: diveId, maxDepth: 31.5 };

/** What the check finds in one answer. */
async function flawsOf(call: string, response: Response): Promise<string[]> {
  const check = checkAgainst(description);
  const [method = '', address = ''] = call.split(' ');
  const send = check.through(() => Promise.resolve(response));
  const passed = await send(`http://127.0.0.1${address}`, { method });
  // The member reads it, too.
  await passed.text();
  return [...check.flaws.keys()];
}

test('an answer as described passes, and can still be read', async () => {
  expect(await flawsOf(`GET ${path}?units=metric`, Response.json(right))).toEqual([]);
  expect(await flawsOf(`GET ${path}`, new Response(null, { status: 304 }))).toEqual([]);
  const refusal = Response.json({ message: 'There is no such dive.' }, { status: 404 });
  expect(await flawsOf(`DELETE ${path}`, refusal)).toEqual([]);
  const headers = { Location: path };
  const made = Response.json(right, { status: 201, headers });
  expect(await flawsOf('POST /api/divelogs', made)).toEqual([]);
});

test('the most exact path is the one that is meant', async () => {
  expect(await flawsOf('GET /api/divelogs/deepest', Response.json(null))).toEqual([]);
});

test.each([
  ['a field too many', Response.json({ ...right, mood: 'calm' }), 'data must NOT have additional'],
  ['a field too few', Response.json({ id: diveId }), "data must have required property 'maxDepth'"],
  ['another type', Response.json({ ...right, maxDepth: '31.5' }), 'data/maxDepth must be number'],
  ['another format', Response.json({ ...right, id: '7' }), 'data/id must match format "uuid"'],
  ['another status', Response.json(right, { status: 206 }), 'answered 206, which is not'],
  ['an error of the server', Response.json({}, { status: 500 }), 'answered 500, which is not'],
  ['a header field', Response.json(right, { headers: { 'X-Undo': diveId } }), 'has X-Undo, which'],
  ['another kind of content', new Response('a page'), 'is of type text/plain, and described'],
])('a wrong answer is found: %s', async (_name, response, flaw) => {
  const [found, ...others] = await flawsOf(`GET ${path}`, response);
  expect(found).toContain(`GET /api/divelogs/… ${flaw}`);
  expect(others).toEqual([]);
});

test('what was made has an address that is described', async () => {
  const nowhere = Response.json(right, { status: 201, headers: { Location: '/nowhere' } });
  expect(await flawsOf('POST /api/divelogs', nowhere)).toEqual([
    'POST /api/divelogs made /nowhere, which is no address',
  ]);
});

test('a refusal that is no failure, and a call that is not described', async () => {
  const refusal = Response.json({ reason: 'None' }, { status: 404 });
  expect(await flawsOf(`DELETE ${path}`, refusal)).toEqual([
    expect.stringContaining("required property 'message'"),
  ]);
  expect(await flawsOf('GET /api/whales', Response.json({}))).toEqual([
    'GET /api/whales answered 200, which is not described',
  ]);
});
