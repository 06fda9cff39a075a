import { accountDeleted } from './account-deleted.ts';
import { accountRestored } from './account-restored.ts';
import { addressChanged } from './address-changed.ts';
import { addressTaken } from './address-taken.ts';
import { alreadyRegistered } from './already-registered.ts';
import { confirmAddress } from './confirm-address.ts';
import { newAddress } from './new-address.ts';
import { passwordChanged } from './password-changed.ts';
import { resetCode } from './reset-code.ts';
import { resetLink } from './reset-link.ts';
import type { MailTemplate } from './template.ts';

/** All mails, and the values that each needs. Add a mail here and in `templates`. */
export interface MailValues {
  'account-deleted': { name: string; day: string };
  'account-restored': { name: string };
  'address-changed': { name: string };
  'address-taken': { name: string };
  'already-registered': { name: string };
  'confirm-address': { username: string; code: string };
  'new-address': { name: string; code: string };
  'password-changed': { name: string };
  'reset-code': { name: string; code: string };
  'reset-link': { name: string; link: string };
}
export type TemplateName = keyof MailValues;

export const templates: { [Name in TemplateName]: MailTemplate<MailValues[Name]> } = {
  'account-deleted': accountDeleted,
  'account-restored': accountRestored,
  'address-changed': addressChanged,
  'address-taken': addressTaken,
  'already-registered': alreadyRegistered,
  'confirm-address': confirmAddress,
  'new-address': newAddress,
  'password-changed': passwordChanged,
  'reset-code': resetCode,
  'reset-link': resetLink,
};
