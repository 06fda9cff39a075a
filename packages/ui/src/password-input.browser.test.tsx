import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';

it('shows and hides the password, and exposes the state', async () => {
  await render(
    <Field label="Password">
      <PasswordInput showLabel="Show password" name="password" />
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
  await render(<PasswordInput showLabel="Show password" aria-label="Password" />);
  const input = page.getByLabelText('Password', { exact: true }).element();
  const padding = () => {
    const { paddingLeft, paddingRight } = getComputedStyle(input);
    return [paddingLeft, paddingRight];
  };
  expect(padding()).toEqual(['12px', '44px']);
  document.documentElement.dir = 'rtl';
  expect(padding()).toEqual(['44px', '12px']);
});
