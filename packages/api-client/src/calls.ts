import { messageSchema, successSchema } from '@buddyline/domain/envelope';
import type { Translate } from '@buddyline/domain/issues';
import * as v from 'valibot';
import { ApiError, hasStatus } from './api-error.ts';
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

/**
 * Asks the person to prove that it is them, and sends the proof. Calls that are refused at once share one question.
 *
 * @returns false when they would rather not
 */
export type AskForProof = () => Promise<boolean>;

interface CallsDependencies {
  transport: Transport;
  session: SessionPort;
  refresh: Refresh;
  translate: Translate;
  askForProof?: AskForProof | undefined;
}

export function createCalls(dependencies: CallsDependencies): Calls {
  const { transport, session, refresh, translate, askForProof } = dependencies;

  /** After a reload, or a login without a token, refreshes before the first call. */
  async function currentToken(): Promise<string | null> {
    const token = session.accessToken();
    return token === null && session.isSignedIn() ? refresh(null) : token;
  }

  /** Asks again when the proof has run out by the time that the call is repeated. */
  async function send<TResponse>(call: Call<TResponse>): Promise<TResponse> {
    try {
      return await sendSignedIn(call);
    } catch (error) {
      const isNeeded = hasStatus(error, 403) && error.code === 'proof-needed';
      if (!isNeeded || askForProof === undefined) throw error;
    }
    if (await askForProof()) return send(call);
    throw new ApiError({ kind: 'aborted', message: translate('call.given-up') });
  }

  async function sendSignedIn<TResponse>(call: Call<TResponse>): Promise<TResponse> {
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
