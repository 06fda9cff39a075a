import { activityCalls, type ActivityCalls } from './activity.ts';
import { authCalls, type AuthCalls } from './auth.ts';
import { bulkCalls, type BulkCalls } from './bulk.ts';
import type { Calls } from './calls.ts';
import { certificateCalls, type CertificateCalls } from './certificates.ts';
import { commentCalls, type CommentCalls } from './comments.ts';
import { type ApiClientOptions, connect } from './connect.ts';
import { dashboardCalls, type DashboardCalls } from './dashboard.ts';
import { diveLogCalls, type DiveLogCalls } from './dive-logs.ts';
import { fileCalls, type FileCalls } from './files.ts';
import { metaCalls, type MetaCalls } from './meta.ts';
import { postCalls, type PostCalls } from './posts.ts';
import { ticketCalls, type TicketCalls } from './tickets.ts';
import { trashCountCalls, type TrashCountCalls } from './trash-counts.ts';
import { userCalls, type UserCalls } from './users.ts';

export type { ApiClientOptions } from './connect.ts';

export interface ApiClient {
  /** For calls that only one optional page makes, such as `mailCalls`: it makes them itself. */
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
  activity: ActivityCalls;
  trash: TrashCountCalls;
  bulk: BulkCalls;
  /** For calls that few pages need, such as `accountCalls`. */
  calls: Calls;
}

export function createApiClient(options: ApiClientOptions): ApiClient {
  const { session } = options;
  const { transport, refresh, calls } = connect(options);
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
    activity: activityCalls(calls),
    trash: trashCountCalls(calls),
    bulk: bulkCalls(calls),
    calls,
  };
}
