import {
  type BoundedTable,
  isBounded,
  memberLimits,
  memberTextsMax,
} from '@buddyline/domain/member-limits';
import { Failure, type Sentence } from '../http/failure.ts';

/** SQLSTATE of `no_room` (`member-counts.ts` of the baseline); the error's table is the one that has no room. */
export const noRoomCode = 'BL001';

const megabyte = 1_000_000;

const full = /*i18n*/ {
  id: 'api.room.full',
  message:
    'You have as many of these as there can be, {max, number}. What is deleted counts until it leaves the trash.',
};

const logbookFull = /*i18n*/ {
  id: 'api.dive-logs.full',
  message:
    'A logbook has at most {max, number} dives, and this one is full. Deleted dives count until they leave the trash.',
};

const textsFull = /*i18n*/ {
  id: 'api.room.texts-full',
  message:
    'Your texts have reached the most that there can be, {max, number} MB. Delete or shorten some that you no longer need; the room of deleted ones is free once they leave the trash.',
};

const quotaReached = /*i18n*/ {
  id: 'api.files.quota',
  message:
    'You have used {used, number} MB of {quota, number} MB for pictures and documents. Delete some that you no longer need; their room is free once they leave the trash.',
};

/** Why a member's row of the table, or a longer text, is refused. */
export function noRoomSentence(table: BoundedTable | 'texts'): Sentence {
  if (table === 'texts') return { ...textsFull, values: { max: memberTextsMax / megabyte } };
  const sentence = table === 'dive_logs' ? logbookFull : full;
  return { ...sentence, values: { max: memberLimits[table].max } };
}

/** @returns undefined for errors of other reasons */
export function noRoomFailure(error: Error): Failure | undefined {
  const table: unknown = Reflect.get(error, 'table');
  if (table !== 'texts' && !isBounded(table)) return undefined;
  return new Failure(409, noRoomSentence(table), { cause: error });
}

/** 507 with the figures. */
export const noRoomForFile = (usedBytes: number, quotaBytes: number): Failure =>
  new Failure(507, {
    ...quotaReached,
    values: {
      used: Math.ceil(usedBytes / megabyte),
      quota: Math.floor(quotaBytes / megabyte),
    },
  });
