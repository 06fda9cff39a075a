import { expect, test } from 'vitest';
import { changedIds, withoutTranslations } from './changed-english.ts';

const catalog = (...texts: string[]) => `msgid ""
msgstr ""
"Language: en\\n"

#. js-lingui-explicit-id
#: ../../apps/api/src/routes/users/delete-user.ts
msgid "api.users.deleted"
msgstr "${texts[0]}"

#. js-lingui-explicit-id
#: ../../packages/domain/src/numbers.ts
#: ../../packages/domain/src/user.ts
msgid "number.invalid"
msgstr ""
"${texts[1]}"
"${texts[2]}"

#: ../../apps/admin/app/root.tsx
msgid "Search"
msgstr "Search"
`;

test('an id whose English changed is found, in one line or several', () => {
  const before = catalog('User deleted.', 'Must be ', 'a number');
  expect(changedIds(before, before)).toEqual([]);
  expect(changedIds(before, catalog('User removed.', 'Must be ', 'a number'))).toEqual([
    'api.users.deleted',
  ]);
  expect(changedIds(before, catalog('User deleted.', 'Must be ', 'a whole number'))).toEqual([
    'number.invalid',
  ]);
});

test('a new id has not changed', () => {
  expect(changedIds('', catalog('User deleted.', 'Must be ', 'a number'))).toEqual([]);
});

test('the translation of a changed id is cleared, and the others stay', () => {
  const arabic = catalog('حُذف المستخدم.', 'يجب أن تكون ', 'رقمًا');
  const cleared = withoutTranslations(arabic, ['number.invalid']);
  expect(cleared).toContain('msgid "number.invalid"\nmsgstr ""\n\n#:');
  expect(cleared).toContain('msgstr "حُذف المستخدم."');
  expect(cleared).toContain('msgid "Search"\nmsgstr "Search"');
  const missing = withoutTranslations(arabic, ['api.users.deleted']);
  expect(missing).toContain('msgid "api.users.deleted"\nmsgstr ""\n\n#.');
});
