import { type AccountCalls, accountCalls } from '../account.ts';
import { type ApiClientOptions, createApiClient } from '../api-client.ts';
import type { AuthCalls } from '../auth.ts';
import { exportCalls, type ExportCalls } from '../exports.ts';
import { importCalls, type ImportCalls } from '../imports.ts';
import { twoStepCalls, type TwoStepCalls } from '../two-step.ts';
import type { UserCalls } from '../users.ts';
import { memberCertificateCalls, type MemberCertificateCalls } from './certificates.ts';
import { memberCommentCalls, type MemberCommentCalls } from './comments.ts';
import { memberDiveLogCalls, type MemberDiveLogCalls } from './dive-logs.ts';
import { feedCalls, type FeedCalls } from './feed.ts';
import { ownAccountCalls, type OwnAccountCalls } from './own-account.ts';
import { peopleCalls, type PeopleCalls } from './people.ts';
import { memberPostCalls, type MemberPostCalls } from './posts.ts';
import { type RegistrationCalls, registrationCalls } from './registration.ts';
import { memberTicketCalls, type MemberTicketCalls } from './tickets.ts';

/** What members may call. Apart from `ApiClient`, so that the panel does not load it. */
export interface MemberClient {
  registration: RegistrationCalls;
  auth: AuthCalls;
  account: AccountCalls & OwnAccountCalls;
  /** The second step of the own sign-in. */
  twoStep: Omit<TwoStepCalls, 'reset'>;
  /** The own profile and the lists of the own records. */
  users: Pick<
    UserCalls,
    'profile' | 'updateOwn' | 'uploadPicture' | 'posts' | 'certificates' | 'diveLogs' | 'tickets'
  >;
  feed: FeedCalls;
  people: PeopleCalls;
  posts: MemberPostCalls;
  comments: MemberCommentCalls;
  diveLogs: MemberDiveLogCalls;
  /** Dives of a file of another program. */
  imports: ImportCalls;
  exports: Pick<ExportCalls, 'logbook'>;
  certificates: MemberCertificateCalls;
  tickets: MemberTicketCalls;
}

export function createMemberClient(options: ApiClientOptions): MemberClient {
  const { auth, users, calls } = createApiClient(options);
  return {
    registration: registrationCalls(calls, options.session),
    auth,
    account: { ...accountCalls(calls), ...ownAccountCalls(calls, options.session) },
    twoStep: twoStepCalls(calls),
    users,
    feed: feedCalls(calls),
    people: peopleCalls(calls),
    posts: memberPostCalls(calls),
    comments: memberCommentCalls(calls),
    diveLogs: memberDiveLogCalls(calls),
    imports: importCalls(calls),
    exports: exportCalls(calls),
    certificates: memberCertificateCalls(calls),
    tickets: memberTicketCalls(calls),
  };
}
