import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';

it('shows and hides the password, and exposes the state', async () => {
  await render(
    <Field label="Password">
      <PasswordInput showLabel="Show password" capsLockText="Caps Lock is on" name="password" />
    </Field>,
  );
  const field = page.getByLabelText('Password', { exact: true });
  const toggle = page.getByRole('button', { name: 'Show password' });
  await field.fill('dive-safe');
  await expect.element(field).toHaveAttribute('type', 'password');
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(field).toHaveValue('dive-safe');
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect.element(field).toHaveAttribute('type', 'password');
});

it('keeps text and toggle apart in both directions', async () => {
  await render(
    <PasswordInput
      showLabel="Show password"
      capsLockText="Caps Lock is on"
      aria-label="Password"
    />,
  );
  const input = page.getByLabelText('Password', { exact: true }).element();
  const padding = () => {
    const { paddingLeft, paddingRight } = getComputedStyle(input);
    return [paddingLeft, paddingRight];
  };
  expect(padding()).toEqual(['12px', '44px']);
  document.documentElement.dir = 'rtl';
  expect(padding()).toEqual(['44px', '12px']);
});

it('says that Caps Lock is on, to everybody, while the field is used, and moves nothing', async () => {
  await render(
    <Field label="Password" hint="At least 8 characters">
      <PasswordInput showLabel="Show password" capsLockText="Caps Lock is on" />
    </Field>,
  );
  const field = page.getByLabelText('Password', { exact: true });
  const notice = page.getByRole('status');
  const input = field.element();
  const place = () => input.getBoundingClientRect().toJSON();
  const press = (type: 'keydown' | 'keyup', modifierCapsLock: boolean) =>
    input.dispatchEvent(new KeyboardEvent(type, { key: 'D', bubbles: true, modifierCapsLock }));

  await field.click();
  const before = place();
  press('keydown', true);
  await expect.element(notice).toHaveTextContent('Caps Lock is on');
  expect(place()).toEqual(before);
  press('keyup', false);
  await expect.element(notice).toBeEmptyDOMElement();

  // As the key with which it was reached tells, or the pointer.
  press('keyup', true);
  await expect.element(notice).toBeVisible();
  field.element().blur();
  await expect.element(notice).toBeEmptyDOMElement();
  input.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, modifierCapsLock: true }));
  await expect.element(notice).toBeVisible();
});
