import * as v from 'valibot';
import { onlyChanged, unlessUnchanged } from './changes.ts';
import { messageKey } from './messages.ts';
import { isNumericText, toNumberOrNull, toNumberText } from './numbers.ts';
import { isRole, isStaff, staffLevels } from './role.ts';
import {
  type AdminUser,
  adminUserSchema,
  ageSchema,
  bioSchema,
  countrySchema,
  fullNameSchema,
  type OwnProfile,
  ownProfileSchema,
  type User,
} from './user.ts';

/** An age in a form; it stays text until the payload is built. */
const ageText = v.pipe(
  v.string(),
  v.check(isNumericText, messageKey('age.not-a-number')),
  v.check((text) => v.is(ageSchema, toNumberOrNull(text)), messageKey('age.out-of-range')),
);

/** The profile form of the settings page; all its fields are text. */
export const ownProfileFormSchema = v.object({
  fullName: fullNameSchema,
  country: countrySchema,
  age: ageText,
  bio: bioSchema,
});
export type OwnProfileForm = v.InferInput<typeof ownProfileFormSchema>;

export function ownProfileForm(user: User): OwnProfileForm {
  return {
    fullName: user.fullName ?? '',
    country: user.country ?? '',
    age: toNumberText(user.age),
    bio: user.bio ?? '',
  };
}

/** The payload of a validated form. */
export function ownProfilePayload(form: OwnProfileForm): OwnProfile {
  return v.parse(ownProfileSchema, { ...form, age: toNumberOrNull(form.age) });
}

/** The form of an administrator's edit of a user; all its fields are text. */
export interface AdminUserForm {
  username: string;
  fullName: string;
  country: string;
  bio: string;
  age: string;
  role: string;
  /** '' for members, and where the backend has no levels. */
  staffLevel: string;
  /** 'true', 'false', or '' where the backend does not send it. */
  isVerified: string;
}

export function adminUserForm(user: User): AdminUserForm {
  return {
    ...ownProfileForm(user),
    username: user.username,
    role: user.role,
    staffLevel: user.staffLevel ?? '',
    isVerified: user.isVerified === null ? '' : String(user.isVerified),
  };
}

/** The schema of one's own profile in this form: the fields that only administrators change are not checked. */
export const ownUserFormSchema = v.object({
  ...ownProfileFormSchema.entries,
  ...v.entriesFromList(['username', 'role', 'staffLevel', 'isVerified'], v.string()),
});

const roleText = v.pipe(v.string(), v.check(isRole, messageKey('role.required')));
const booleanText = v.picklist(['true', 'false']);

/** The schema of an edit that started with `initial`. */
export function adminUserFormSchema(initial: AdminUserForm) {
  const rules = adminUserSchema.entries;
  return v.object({
    username: unlessUnchanged(initial.username, rules.username),
    fullName: unlessUnchanged(initial.fullName, rules.fullName),
    country: unlessUnchanged(initial.country, rules.country),
    bio: unlessUnchanged(initial.bio, rules.bio),
    age: unlessUnchanged(initial.age, ageText),
    role: unlessUnchanged(initial.role, roleText),
    staffLevel: unlessUnchanged(initial.staffLevel, v.picklist(staffLevels)),
    isVerified: unlessUnchanged(initial.isVerified, booleanText),
  });
}

/** The payload of a validated edit: only changed fields. */
export function adminUserPayload(initial: AdminUserForm, form: AdminUserForm): AdminUser {
  const { age, isVerified, staffLevel, ...texts } = onlyChanged(initial, form);
  return v.parse(adminUserSchema, {
    ...texts,
    // Members have none.
    ...(staffLevel !== undefined && isStaff(form) && { staffLevel }),
    ...(age === undefined ? {} : { age: toNumberOrNull(age) }),
    ...(isVerified === undefined ? {} : { isVerified: isVerified === 'true' }),
  });
}
