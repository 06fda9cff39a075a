import type { MailTemplateName } from '@buddyline/domain/mail';
import { passwordChanged } from './password-changed.ts';
import type { MailTemplate } from './template.ts';

/** The values that each mail needs. The names are `mailTemplates` of the domain. */
export interface MailValues {
  'password-changed': { name: string };
}
export type TemplateName = MailTemplateName;

export const templates: { [Name in TemplateName]: MailTemplate<MailValues[Name]> } = {
  'password-changed': passwordChanged,
};
