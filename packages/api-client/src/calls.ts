import { messageSchema, successSchema } from '@buddyline/domain/envelope';
import * as v from 'valibot';
import { hasStatus } from './api-error.ts';
import type { Refresh } from './refresh.ts';
import type { SessionPort } from './session.ts';
import type { Call, QueryValues, Transport } from './transport.ts';

/** The result of a call that changes something: the server's message. */
export interface ChangeResult {
  message: string;
  /** The id of the activity that `activityUndoCalls` can undo, from the header X-Undo. */
  undo?: string | undefined;
}

type ChangeCall = Omit<Call<never>, 'schema'>;

/** The kinds of calls of every noun. All send the session's bearer token. */
export interface Calls {
  read: <TData>(
    path: string,
    data: v.GenericSchema<unknown, TData>,
    options?: { query?: QueryValues; signal?: AbortSignal | undefined },
  ) => Promise<TData>;
  /** @param onHeaders gets the headers of the response */
  readFile: (
    path: string,
    query?: QueryValues,
    onHeaders?: (headers: Headers) => void,
  ) => Promise<Blob>;
  change: (call: ChangeCall) => Promise<ChangeResult>;
  changeWithData: <TData>(
    call: ChangeCall,
    data: v.GenericSchema<unknown, TData>,
  ) => Promise<ChangeResult & { data: TData }>;
}

interface CallsDependencies {
  transport: Transport;
  session: SessionPort;
  refresh: Refresh;
}

export function createCalls({ transport, session, refresh }: CallsDependencies): Calls {
  /** After a reload, or a login without a token, refreshes before the first call. */
  async function currentToken(): Promise<string | null> {
    const token = session.accessToken();
    return token === null && session.isSignedIn() ? refresh(null) : token;
  }

  async function send<TResponse>(call: Call<TResponse>): Promise<TResponse> {
    const token = await currentToken();
    try {
      return await transport(call, token);
    } catch (error) {
      if (!hasStatus(error, 401) || !session.isSignedIn()) throw error;
    }
    const current = session.accessToken();
    const isNewer = current !== null && current !== token;
    return transport(call, isNewer ? current : await refresh(token));
  }

  return {
    async read(path, data, options) {
      const response = await send({ method: 'get', path, schema: successSchema(data), ...options });
      return response.data;
    },
    readFile: (path, query, onHeaders) =>
      send({ method: 'get', path, query, schema: v.instance(Blob), isFile: true, onHeaders }),
    async change(call) {
      const received = headerReader();
      const { message } = await send({ ...call, schema: messageSchema, onHeaders: received.read });
      return { message, undo: received.undo() };
    },
    async changeWithData(call, dataSchema) {
      const received = headerReader();
      const schema = successSchema(dataSchema);
      const { message, data } = await send({ ...call, schema, onHeaders: received.read });
      return { message, data, undo: received.undo() };
    },
  };
}

function headerReader() {
  let undo: string | undefined;
  return {
    read: (headers: Headers) => {
      undo = headers.get('x-undo') ?? undefined;
    },
    undo: () => undo,
  };
}

/** Joins path segments and escapes them, since ids may hold any character. */
export function pathOf(...parts: string[]): string {
  return parts.map(encodeURIComponent).join('/');
}
