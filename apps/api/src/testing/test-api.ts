import { type Description, readDescription } from '@buddyline/tests/described-answers';
import { v7 as uuidv7 } from 'uuid';
import type { Role, StaffLevel } from '@buddyline/domain/role';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openTestDatabase } from '../db/testing/test-database.ts';
import { openStorage } from '../files/storage.ts';
import type { Api } from '../http/api.ts';
import { createServices } from '../create-services.ts';
import type { Services } from '../services.ts';
import { unknownVisitor } from '../session/visitor.ts';
import { insertPerson } from './people-sql.ts';

/** A user in a test; `as(person)` returns the headers of their calls. */
export interface Person {
  id: string;
  email: string;
  username: string;
  accessToken: string;
}

type Call = InjectOptions & { method: string; url: string };

export interface TestApi {
  api: Api;
  services: Services;
  /** Sends a request and validates the response against the OpenAPI document. */
  call(options: Call): Promise<Answer>;
  addPerson(settings?: {
    role?: Role;
    /** For administrators only. */
    staffLevel?: StaffLevel;
    password?: string;
    fullName?: string;
    username?: string;
  }): Promise<Person>;
  close(): Promise<void>;
}

export interface Answer {
  status: number;
  /** The parsed body; null if it is not JSON. */
  body: Body | null;
  headers: LightMyRequestResponse['headers'];
  cookies: LightMyRequestResponse['cookies'];
  bytes: Buffer;
}

interface Body {
  isSuccessful: boolean;
  message: string;
  data?: unknown;
  errors?: { path: string; message: string }[];
}

export const panelOrigin = 'http://127.0.0.1:4001';

/** The headers of a call by a signed-in user. */
export function as(person: Person): { authorization: string } {
  return { authorization: `Bearer ${person.accessToken}` };
}

/** Starts the API on a new migrated database, which `close()` drops. */
export async function startTestApi(
  settings: Partial<Config> = {},
  addRoutes: (api: Api) => void = () => {},
): Promise<TestApi> {
  const database = await openTestDatabase({ replicaUrl: settings.replicaUrl });
  return startTestApiOn(database, { dataDir: database.place.dataDir, ...settings }, addRoutes);
}

/** Starts the API on a database that the test has opened. */
export function startTestApiOn(
  database: OpenDatabase,
  settings: Partial<Config>,
  addRoutes: (api: Api) => void = () => {},
): Promise<TestApi> {
  const config = { ...readConfig({ LOG_LEVEL: 'silent', DATASET: 'none' }), ...settings };
  return startOn(database, config, addRoutes);
}

/** Simulates a second process of the same deployment, with the same database, files and key. */
export function startBeside({ services: { config, database } }: TestApi): Promise<TestApi> {
  return startOn({ ...database, close: () => Promise.resolve() }, config);
}

async function startOn(
  database: OpenDatabase,
  config: Config,
  addRoutes: (api: Api) => void = () => {},
): Promise<TestApi> {
  const services = await createServices(config, database, await openStorage(config));
  const api = await buildApp(services);
  addRoutes(api);
  await api.ready();
  return {
    api,
    services,
    call: (options) => callAndCheck(api, options),
    addPerson: (person) => addPerson(services, person),
    close: async () => {
      await api.close();
      await services.redis?.close();
      await database.close();
    },
  };
}

async function addPerson(
  { database, sessions }: Services,
  {
    staffLevel,
    role = staffLevel === undefined ? 'USER' : 'ADMIN',
    password,
    fullName = 'Test Diver',
    username: given,
  }: Parameters<TestApi['addPerson']>[0] = {},
): Promise<Person> {
  const id = uuidv7();
  const username = given ?? `diver-${id.slice(-12)}`;
  const email = `${username}@buddyline.example`;
  const person = { id, username, email, role, staffLevel, fullName, password };
  const { passwordHash } = await insertPerson(database.db, person);
  const grant = await sessions.open(
    { id, role, passwordHash },
    { isRemembered: true, visitor: unknownVisitor },
  );
  if (grant === null) throw new Error('The new person cannot sign in.');
  return { id, email, username, accessToken: grant.accessToken };
}

async function callAndCheck(api: Api, options: Call): Promise<Answer> {
  const response = await api.inject(options);
  const isJson = response.headers['content-type']?.toString().startsWith('application/json');
  const hasBody = isJson === true && response.rawPayload.length > 0;
  const answer: Answer = {
    status: response.statusCode,
    body: hasBody ? response.json() : null,
    headers: response.headers,
    cookies: response.cookies,
    bytes: response.rawPayload,
  };
  checkDescribed(api, options, answer);
  return answer;
}

/** Throws when the OpenAPI document does not describe the response. */
function checkDescribed(api: Api, { method, url }: Call, { status, body, headers }: Answer): void {
  // Responses to HEAD have no body.
  if (method === 'HEAD') return;
  const path = url.split('?')[0] ?? '';
  const route = api.routeTable.find((one) => one.method === method && isPathOf(path, one.url));
  const isHidden = route?.schema === undefined || route.schema.hide === true;
  if (isHidden && status < 400) return;
  const header = (name: string) => headers[name]?.toString() ?? null;
  const flaw = descriptionOf(api).flawOf({ method, path, status, header, body });
  if (flaw !== undefined) throw new Error(`${method} ${path}: ${flaw}: ${JSON.stringify(body)}`);
}

/** By the routes that they are of: the document takes a tenth of a second, and most tests have the same. */
const descriptions = new Map<string, Description>();

function descriptionOf(api: Api): Description {
  const routes = api.routeTable.map(({ method, url }) => `${String(method)} ${url}`).join();
  const description = descriptions.get(routes) ?? readDescription(api.openApi());
  descriptions.set(routes, description);
  return description;
}

function isPathOf(path: string, pattern: string): boolean {
  return new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);
}
