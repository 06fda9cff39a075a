import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Field } from './field.tsx';
import { Select } from './select.tsx';
import { TextInput } from './text-input.tsx';
import { Textarea } from './textarea.tsx';

it('connects label, hint and error to its control', async () => {
  await render(
    <Field label="Age" hint="In years" error="Age Must Be a valid Number.">
      <TextInput name="age" />
    </Field>,
  );
  const age = page.getByRole('textbox', { name: 'Age' });
  await expect.element(age).toHaveAttribute('aria-invalid', 'true');
  await expect.element(age).toHaveAccessibleDescription('In years Age Must Be a valid Number.');
});

it('reads its error out where the form asks for it', async () => {
  await render(
    <Field label="Code" error="The code is wrong." announcesError>
      <TextInput name="code" />
    </Field>,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('The code is wrong.');
});

it('has no error attributes without an error', async () => {
  await render(
    <Field label="Bio">
      <Textarea name="bio" />
    </Field>,
  );
  const bio = page.getByRole('textbox', { name: 'Bio' });
  await expect.element(bio).not.toHaveAttribute('aria-invalid');
  await expect.element(bio).not.toHaveAttribute('aria-describedby');
});

it('has the options, and a placeholder that cannot be chosen again', async () => {
  await render(
    <Field label="Role">
      <Select
        name="role"
        defaultValue=""
        placeholder="Choose one"
        options={[{ value: 'USER', label: 'User' }]}
      />
    </Field>,
  );
  const role = page.getByRole('combobox', { name: 'Role' });
  await role.selectOptions('USER');
  await expect.element(role).toHaveValue('USER');
  await expect.element(page.getByRole('option', { name: 'Choose one' })).toBeDisabled();
});

it('a select and a textarea require a name, under which their value is submitted', async () => {
  const options = [{ value: 'USER', label: 'User' }];
  await render(
    <form aria-label="Profile">
      <Select name="role" aria-label="Role" options={options} />
      <Textarea name="bio" aria-label="Bio" defaultValue="Wrecks." />
    </form>,
  );
  const form = page.getByRole('form', { name: 'Profile' }).element() as HTMLFormElement;
  expect(Object.fromEntries(new FormData(form))).toEqual({ role: 'USER', bio: 'Wrecks.' });
  // @ts-expect-error -- every select requires a name
  expect(<Select options={options} />).toBeDefined();
  // @ts-expect-error -- every textarea requires a name
  expect(<Textarea />).toBeDefined();
});

it('in an Arabic form a Latin name stands at the right, a text of several lines by its own words', async () => {
  await render(
    <div dir="rtl">
      <Field label="الاسم">
        <TextInput name="fullName" defaultValue="Mira Haddad" />
      </Field>
      <Field label="النبذة">
        <Textarea name="bio" defaultValue="Wrecks and reefs" />
      </Field>
      <Field label="ملاحظات">
        <Textarea name="notes" />
      </Field>
    </div>,
  );
  const alignments = ['الاسم', 'النبذة', 'ملاحظات'].map(
    (name) => getComputedStyle(page.getByRole('textbox', { name }).element()).textAlign,
  );
  expect(alignments).toEqual(['right', 'start', 'right']);
});
