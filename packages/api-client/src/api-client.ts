import { authCalls, type AuthCalls } from './auth.ts';
import { bulkCalls, type BulkCalls } from './bulk.ts';
import { type AskForProof, type Calls, createCalls } from './calls.ts';
import { certificateCalls, type CertificateCalls } from './certificates.ts';
import { commentCalls, type CommentCalls } from './comments.ts';
import { dashboardCalls, type DashboardCalls } from './dashboard.ts';
import { diveLogCalls, type DiveLogCalls } from './dive-logs.ts';
import { fileCalls, type FileCalls } from './files.ts';
import { metaCalls, type MetaCalls } from './meta.ts';
import { postCalls, type PostCalls } from './posts.ts';
import { createRefresh } from './refresh.ts';
import type { SessionChannel } from './session-channel.ts';
import type { SessionPort } from './session.ts';
import { createTabLock, type TabLock } from './tab-lock.ts';
import { ticketCalls, type TicketCalls } from './tickets.ts';
import { createTransport, type TransportOptions } from './transport.ts';
import { trashCountCalls, type TrashCountCalls } from './trash-counts.ts';
import { userCalls, type UserCalls } from './users.ts';

export interface ApiClientOptions extends TransportOptions {
  session: SessionPort;
  /** Shares new tokens between tabs; without it each tab refreshes on its own. */
  channel?: SessionChannel | undefined;
  /** Keeps tabs from refreshing concurrently; the browser's lock by default, replaced in tests. */
  lock?: TabLock | undefined;
  /** Without it, calls that need a proof are refused. */
  askForProof?: AskForProof | undefined;
}

export interface ApiClient {
  /** For the calls that only their own pages load, such as `mailCalls(api.calls)`. */
  calls: Calls;
  auth: AuthCalls;
  users: UserCalls;
  posts: PostCalls;
  comments: CommentCalls;
  certificates: CertificateCalls;
  diveLogs: DiveLogCalls;
  tickets: TicketCalls;
  dashboard: DashboardCalls;
  files: FileCalls;
  meta: MetaCalls;
  trash: TrashCountCalls;
  bulk: BulkCalls;
}

export function createApiClient(options: ApiClientOptions): ApiClient {
  const { session, channel, translate, askForProof, lock = createTabLock() } = options;
  const transport = createTransport(options);
  const refresh = createRefresh({ transport, session, channel, lock, translate });
  const calls = createCalls({ transport, session, refresh, translate, askForProof });

  channel?.onToken((token) => {
    if (session.isSignedIn()) session.setAccessToken(token);
  });

  return {
    calls,
    auth: authCalls({ calls, transport, session, refresh }),
    users: userCalls(calls),
    posts: postCalls(calls),
    comments: commentCalls(calls),
    certificates: certificateCalls(calls),
    diveLogs: diveLogCalls(calls),
    tickets: ticketCalls(calls),
    dashboard: dashboardCalls(calls),
    files: fileCalls(options),
    meta: metaCalls({ calls, transport, session }),
    trash: trashCountCalls(calls),
    bulk: bulkCalls(calls),
  };
}
