import { passwordChanged } from './password-changed.ts';
import type { MailTemplate } from './template.ts';

/** All mails, and the values that each needs. Add a mail here and in `templates`. */
export interface MailValues {
  'password-changed': { name: string };
}
export type TemplateName = keyof MailValues;

export const templates: { [Name in TemplateName]: MailTemplate<MailValues[Name]> } = {
  'password-changed': passwordChanged,
};
