import * as v from 'valibot';
import { bounds } from './constants.ts';
import { lastTimestamp, optionalTimestamp } from './dates.ts';
import { idSchema, resourceIdSchema } from './ids.ts';
import { messageKey } from './messages.ts';
import { countOrZero, numberOrNull, finiteNumber } from './numbers.ts';
import { presetLocales } from './preset.ts';
import { roles, staffLevels } from './role.ts';
import {
  choiceOrText,
  flagOrNull,
  textOrNull,
  boundedLine,
  boundedText,
  closedLine,
  collapsedText,
  isVisible,
  wellFormedText,
} from './text.ts';

export const userSchema = v.object({
  id: idSchema,
  username: v.nullish(v.string(), ''),
  fullName: textOrNull,
  email: textOrNull,
  role: choiceOrText(roles),
  /** Null for members. Absent where the backend has no levels: then administrators may do everything. */
  staffLevel: v.optional(v.nullable(choiceOrText(staffLevels))),
  isVerified: flagOrNull,
  country: textOrNull,
  age: numberOrNull,
  bio: textOrNull,
  profilePicture: resourceIdSchema,
  followersCount: countOrZero,
  followingCount: countOrZero,
  createdAt: optionalTimestamp,
  /** Absent where the backend does not send it; then an edit cannot detect a concurrent change. */
  updatedAt: optionalTimestamp,
  /** Absent: the backend has no presence. Null: never active. */
  lastActiveAt: lastTimestamp,
  /** Absent where the backend has no suspensions. */
  isSuspended: v.optional(v.boolean()),
  /** When the suspension ends; null while it lasts until it is lifted, and without one. */
  suspendedUntil: lastTimestamp,
});
export type User = v.InferOutput<typeof userSchema>;

/** Whom staff of another level can ask to do what they may not. Only in their own profile. */
export const fullAdministratorSchema = v.optional(textOrNull);

/** GET /users/{id}/profile: with what the person's files need, and may need; null for staff, who are free. */
export const profileSchema = v.object({
  ...userSchema.entries,
  /** The language of mails to this person; null before their first sign-in. */
  locale: v.optional(textOrNull),
  /** Only of backends with the feature 'storage'. */
  storage: v.optional(v.object({ usedBytes: countOrZero, quotaBytes: v.nullable(v.number()) })),
  fullAdministrator: fullAdministratorSchema,
});
export type Profile = v.InferOutput<typeof profileSchema>;

/** The summary of a user in every post, comment, certificate, dive log and ticket. */
export const ownerSchema = v.object({
  fullName: textOrNull,
  username: textOrNull,
  profilePicture: resourceIdSchema,
});
export type Owner = v.InferOutput<typeof ownerSchema>;

/** `Owner` in a response; null if missing. */
export const ownerOrNull = v.nullish(ownerSchema, null);

/** Shared by payloads and forms, like the other fields of a user below. */
export const fullNameSchema = v.pipe(
  collapsedText,
  v.minLength(bounds.fullNameMin, messageKey('full-name.too-short')),
  v.check(
    (name) => name.split(' ').filter(isVisible).length >= bounds.fullNameMinWords,
    messageKey('full-name.one-name'),
  ),
  v.maxLength(bounds.fullNameMax),
);

export const countrySchema = v.pipe(
  collapsedText,
  v.minLength(bounds.countryMin, messageKey('country.too-short')),
  v.maxLength(bounds.countryMax),
);

/**
 * Refused in usernames: letters of two of the alphabets that look alike (Latin, Greek and
 * Cyrillic), and Hangul fillers, which Unicode counts as letters.
 */
const misleading =
  /^(?=.*\p{sc=Latn}).*[\p{sc=Grek}\p{sc=Cyrl}]|^(?=.*\p{sc=Grek}).*\p{sc=Cyrl}|\p{DI}/u;

/**
 * Combining marks that are refused in usernames: at the beginning, after digits and signs, on Latin, Greek and Cyrillic
 * letters (those with accents are letters of their own), and more than four on a letter. Other marks are needed: Thai,
 * the scripts of India and vowelled Arabic and Hebrew cannot be written without them.
 */
const misplacedMark = /^\p{M}|[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{N}._-]\p{M}|\p{M}{5}/u;

export const usernameSchema = v.pipe(
  wellFormedText,
  v.regex(/^[\p{L}\p{Mn}\p{Mc}\p{N}._-]{3,30}$/u, messageKey('username.invalid')),
  v.check(
    (name) => !misleading.test(name) && !misplacedMark.test(name),
    messageKey('username.invalid'),
  ),
);

/**
 * A username that somebody chooses. Older ones may begin with www., which mail programs and apps make a link,
 * even if the mail breaks the other dots. Names such as `anna.maria` stay possible: mails break their dots.
 */
export const newUsernameSchema = v.pipe(
  usernameSchema,
  v.check((name) => !/^www\./i.test(name), messageKey('username.web-address')),
);

export const bioSchema = boundedText(bounds.bioMax);

export const ageSchema = v.pipe(
  finiteNumber,
  v.minValue(bounds.ageMin, messageKey('age.out-of-range')),
  v.maxValue(bounds.ageMax, messageKey('age.out-of-range')),
);

/** One's own profile, as the form of the panel sends it. */
export const ownProfileSchema = v.object({
  fullName: fullNameSchema,
  country: countrySchema,
  age: ageSchema,
  bio: bioSchema,
});
export type OwnProfile = v.InferOutput<typeof ownProfileSchema>;

/** PUT /users/{id}: missing fields are unchanged, null clears one: nobody must tell their age to have a bio. */
export const ownProfileUpdateSchema = v.object({
  fullName: v.optional(fullNameSchema),
  country: v.optional(v.nullable(countrySchema)),
  age: v.optional(v.nullable(ageSchema)),
  bio: v.optional(v.nullable(bioSchema)),
  /** The language of mails to this person. */
  locale: v.optional(v.picklist(presetLocales)),
});
export type OwnProfileUpdate = v.InferInput<typeof ownProfileUpdateSchema>;

/** PUT /users/admin/{id}: what an administrator may change; missing fields are unchanged. */
export const adminUserSchema = v.object({
  username: v.optional(newUsernameSchema),
  fullName: v.optional(boundedLine(bounds.fullNameMax)),
  country: v.optional(boundedLine(bounds.countryMax)),
  bio: v.optional(bioSchema),
  age: v.optional(ageSchema),
  role: v.optional(v.picklist(roles)),
  /** For administrators only. */
  staffLevel: v.optional(v.picklist(staffLevels)),
  isVerified: v.optional(v.boolean()),
});
export type AdminUser = v.InferOutput<typeof adminUserSchema>;

/** GET /users/{id}/belongings: the number of records that are deleted with the user. */
export const belongingsSchema = v.object({
  posts: countOrZero,
  comments: countOrZero,
  certificates: countOrZero,
  diveLogs: countOrZero,
  tickets: countOrZero,
});
export type Belongings = v.InferOutput<typeof belongingsSchema>;

/**
 * `@username` as a text. With the mark, the @ stands on the left also of a name that is written from the right, as
 * where the interface isolates it.
 */
export function handleOf(username: string): string {
  const isFromTheRight = /[\u0590-\u08FF]/.test(username);
  return `${isFromTheRight ? '\u200E' : ''}@${username}`;
}

/** The name to show, also within another text; `missing` is 'no-name' on a profile and 'No-Name' for an Owner. */
export function displayName(
  person: { fullName?: string | null } | null | undefined,
  missing: string,
): string {
  return closedLine(person?.fullName ?? '').trim() || missing;
}
