import { loginSchema, newPasswordSchema } from '@buddyline/domain/auth';
import { fullNameSchema } from '@buddyline/domain/user';
import type { Question } from './answers.ts';

export const emailQuestion: Question<string> = {
  label: 'Email address',
  variable: 'ADMIN_EMAIL',
  schema: loginSchema.entries.email,
};

export const nameQuestion: Question<string> = {
  label: 'Full name (at least two names)',
  variable: 'ADMIN_NAME',
  schema: fullNameSchema,
};

export const passwordQuestion: Question<string> = {
  label: 'Password',
  variable: 'ADMIN_PASSWORD',
  schema: newPasswordSchema,
};
