import { plural, t } from '@lingui/core/macro';
import type { NounActionName } from './noun-actions.ts';

/** What is said of a bulk action, and of an undo of several changes. */
export interface RunTexts {
  /** 'Delete 12 posts' */
  title: (count: number) => string;
  /** The specification's question before a delete, or what the action changes. */
  question: (count: number) => string;
  /** 'Deleting', while it runs. */
  running: () => string;
  /** '12 posts deleted.' */
  done: (count: number) => string;
}

const deleting = () => t`Deleting`;
const changingStatus = () => t`Changing the status`;
const statusChanges = () => t`Only the status changes.`;

export const bulkActionTexts: Record<NounActionName, RunTexts> = {
  'users.suspend': {
    title: (n) => plural(n, { one: 'Suspend # user', other: 'Suspend # users' }),
    question: () => t`They are signed out at once, and cannot sign in until it ends.`,
    running: () => t`Suspending`,
    done: (n) => plural(n, { one: '# user suspended.', other: '# users suspended.' }),
  },
  'trash.restore': {
    title: (n) => plural(n, { one: 'Restore # item', other: 'Restore # items' }),
    question: () => t`They come back with all that was deleted along with them.`,
    running: () => t`Restoring`,
    done: (n) => plural(n, { one: '# item restored.', other: '# items restored.' }),
  },
  'users.delete': {
    title: (n) => plural(n, { one: 'Delete # user', other: 'Delete # users' }),
    question: (n) =>
      plural(n, {
        one: 'Are you sure about deleting the User?',
        other: 'Are you sure about deleting # Users?',
      }),
    running: deleting,
    done: (n) => plural(n, { one: '# user deleted.', other: '# users deleted.' }),
  },
  'posts.hide': {
    title: (n) => plural(n, { one: 'Disable # post', other: 'Disable # posts' }),
    question: () => t`People no longer see them; nothing is deleted.`,
    running: () => t`Disabling`,
    done: (n) => plural(n, { one: '# post disabled.', other: '# posts disabled.' }),
  },
  'posts.show': {
    title: (n) => plural(n, { one: 'Enable # post', other: 'Enable # posts' }),
    question: () => t`Everybody sees them again.`,
    running: () => t`Enabling`,
    done: (n) => plural(n, { one: '# post enabled.', other: '# posts enabled.' }),
  },
  'posts.delete': {
    title: (n) => plural(n, { one: 'Delete # post', other: 'Delete # posts' }),
    question: (n) =>
      plural(n, {
        one: 'Are you sure about deleting the Post?',
        other: 'Are you sure about deleting # Posts?',
      }),
    running: deleting,
    done: (n) => plural(n, { one: '# post deleted.', other: '# posts deleted.' }),
  },
  'certificates.delete': {
    title: (n) => plural(n, { one: 'Delete # certificate', other: 'Delete # certificates' }),
    question: (n) =>
      plural(n, {
        one: 'Are you sure about deleting the Certificate?',
        other: 'Are you sure about deleting # Certificates?',
      }),
    running: deleting,
    done: (n) => plural(n, { one: '# certificate deleted.', other: '# certificates deleted.' }),
  },
  'dive-logs.delete': {
    title: (n) => plural(n, { one: 'Delete # dive log', other: 'Delete # dive logs' }),
    question: (n) =>
      plural(n, {
        one: 'Are you sure about deleting the Dive Log?',
        other: 'Are you sure about deleting # Dive Logs?',
      }),
    running: deleting,
    done: (n) => plural(n, { one: '# dive log deleted.', other: '# dive logs deleted.' }),
  },
  'tickets.open': {
    title: (n) => plural(n, { one: 'Open # ticket', other: 'Open # tickets' }),
    question: statusChanges,
    running: changingStatus,
    done: (n) => plural(n, { one: '# ticket opened.', other: '# tickets opened.' }),
  },
  'tickets.pend': {
    title: (n) => plural(n, { one: 'Set # ticket to Pending', other: 'Set # tickets to Pending' }),
    question: statusChanges,
    running: changingStatus,
    done: (n) => plural(n, { one: '# ticket set to Pending.', other: '# tickets set to Pending.' }),
  },
  'tickets.close': {
    title: (n) => plural(n, { one: 'Close # ticket', other: 'Close # tickets' }),
    question: statusChanges,
    running: changingStatus,
    done: (n) => plural(n, { one: '# ticket closed.', other: '# tickets closed.' }),
  },
  'tickets.prioritize': {
    title: (n) =>
      plural(n, { one: 'Set the priority of # ticket', other: 'Set the priority of # tickets' }),
    question: () => t`Only the priority changes.`,
    running: () => t`Setting the priority`,
    done: (n) =>
      plural(n, { one: 'Priority of # ticket set.', other: 'Priority of # tickets set.' }),
  },
  'tickets.assign': {
    title: (n) => plural(n, { one: 'Assign # ticket', other: 'Assign # tickets' }),
    question: () => t`Also those that somebody works on already.`,
    running: () => t`Assigning`,
    done: (n) => plural(n, { one: '# ticket assigned.', other: '# tickets assigned.' }),
  },
  'tickets.release': {
    title: (n) => plural(n, { one: 'Release # ticket', other: 'Release # tickets' }),
    question: () => '',
    running: () => t`Releasing`,
    done: (n) => plural(n, { one: '# ticket released.', other: '# tickets released.' }),
  },
  'tickets.delete': {
    title: (n) => plural(n, { one: 'Delete # ticket', other: 'Delete # tickets' }),
    question: (n) =>
      plural(n, {
        one: 'Are you sure about deleting the Ticket?',
        other: 'Are you sure about deleting # Tickets?',
      }),
    running: deleting,
    done: (n) => plural(n, { one: '# ticket deleted.', other: '# tickets deleted.' }),
  },
};

/** Deleting posts and comments of a person at once. */
export const cleanUpTexts: RunTexts = {
  title: (n) => plural(n, { one: 'Delete # item', other: 'Delete # items' }),
  question: () => '',
  running: deleting,
  done: (n) => plural(n, { one: '# item deleted.', other: '# items deleted.' }),
};

/** Undoing what a bulk action changed. */
export const undoTexts: RunTexts = {
  title: (n) => plural(n, { one: 'Undo # change', other: 'Undo # changes' }),
  question: () => '',
  running: () => t`Undoing`,
  done: (n) => plural(n, { one: '# change undone.', other: '# changes undone.' }),
};
