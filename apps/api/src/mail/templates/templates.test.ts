import { mailTemplates } from '@buddyline/domain/mail';
import { expect, test } from 'vitest';
import { templates } from './templates.ts';

const values = {
  name: 'Mira',
  code: 'ABCD',
  link: 'https://x.example',
  day: '',
  subject: 'A',
  text: 'B',
  change: 'added',
};

test.each(mailTemplates)('a mail with a code or a link says so: %s', (name) => {
  const { hasCode, contentFor } = templates[name];
  const { parts } = contentFor(values);
  expect(hasCode).toBe(parts.some((part) => 'code' in part || 'link' in part));
});
