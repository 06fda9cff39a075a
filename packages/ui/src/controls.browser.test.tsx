import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { expectTimers, stopTimers } from '../test-clock.ts';
import { Avatar } from './avatar.tsx';
import { Badge } from './badge.tsx';
import type { ButtonSize, ButtonVariant } from './button-classes.ts';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { CopyButton } from './copy-button.tsx';
import { DateInput } from './date-input.tsx';
import { FilePicker } from './file-picker.tsx';
import { Switch } from './switch.tsx';
import { ThreeDots } from './three-dots.tsx';

it('a pending button is disabled and aria-busy, and keeps its name', async () => {
  await render(<Button pending>Save Changes</Button>);
  const button = page.getByRole('button', { name: 'Save Changes' });
  await expect.element(button).toBeDisabled();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(button).toHaveAttribute('type', 'button');
});

/** The computed colour of a token; an empty token is transparent. */
function computed(token: string): string {
  const probe = document.createElement('i');
  probe.style.color = token === '' ? 'transparent' : `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

const variants = {
  default: { fill: '--accent', ink: '--on-accent' },
  primary: { fill: '--accent', ink: '--on-accent' },
  destructive: { fill: '--surface-raised', ink: '--danger-ink' },
  outline: { fill: '--surface-raised', ink: '--ink' },
  secondary: { fill: '--accent-soft', ink: '--accent-ink' },
  ghost: { fill: '', ink: '--ink' },
  link: { fill: '', ink: '--accent-ink' },
  tab: { fill: '', ink: '--ink-muted' },
} satisfies Record<ButtonVariant, { fill: string; ink: string }>;

it('a button has the colours of each of its eight variants', async () => {
  const names = Object.keys(variants) as ButtonVariant[];
  const [first] = names;
  await render(
    <>
      <Button>No variant</Button>
      {names.map((name) => (
        <Button key={name} variant={name}>
          {name}
        </Button>
      ))}
    </>,
  );
  for (const [name, { fill, ink }] of Object.entries(variants)) {
    const button = page.getByRole('button', { name, exact: true });
    await expect.element(button).toHaveStyle({ backgroundColor: computed(fill) });
    await expect.element(button).toHaveStyle({ color: computed(ink) });
  }
  const withoutVariant = page.getByRole('button', { name: 'No variant' }).element();
  expect(withoutVariant.className).toBe(
    page.getByRole('button', { name: first }).element().className,
  );
});

it('a button has each of its four sizes', async () => {
  const sizes = {
    default: 36,
    sm: 32,
    lg: 44,
    icon: 36,
  } satisfies Record<ButtonSize, number>;
  for (const [size, height] of Object.entries(sizes)) {
    const { unmount } = await render(<Button size={size as ButtonSize}>Save</Button>);
    const box = page.getByRole('button', { name: 'Save' }).element().getBoundingClientRect();
    expect(box.height, size).toBe(height);
    expect(box.width === box.height, size).toBe(size === 'icon');
    await unmount();
  }
});

it('a badge has the background and text colour of its tone', async () => {
  const tones = ['danger', 'warn', 'notice', 'ok', 'info', 'neutral'] as const;
  await render(
    tones.map((tone) => (
      <Badge key={tone} tone={tone}>
        {tone}
      </Badge>
    )),
  );
  const danger = page.getByText('danger', { exact: true });
  await expect.element(danger).toHaveStyle({ backgroundColor: computed('--danger') });
  await expect.element(danger).toHaveStyle({ color: computed('--on-danger') });
  for (const tone of tones.slice(1)) {
    const badge = page.getByText(tone, { exact: true });
    await expect.element(badge).toHaveStyle({ backgroundColor: computed(`--${tone}-soft`) });
    await expect.element(badge).toHaveStyle({ color: computed(`--${tone}-ink`) });
  }
});

it('a badge with a dot has its tone in the dot alone', async () => {
  await render(
    <Badge tone="notice" hasDot>
      Pending
    </Badge>,
  );
  const badge = page.getByText('Pending').element();
  expect(getComputedStyle(badge, '::before').backgroundColor).toBe(computed('--notice'));
  expect(getComputedStyle(badge).backgroundColor).toBe('rgba(0, 0, 0, 0)');
});

it('a day is written as everywhere, and typed in the order of the browser', async () => {
  await render(<DateInput aria-label="Day" defaultValue="2026-05-14" />);
  const written = page.getByText('2026/05/14');
  await expect.element(written).toBeVisible();
  const field = page.getByLabelText('Day');
  await field.click();
  await expect.element(written).not.toBeVisible();
  await field.fill('2026-06-01');
  (field.element() as HTMLElement).blur();
  await expect.element(page.getByText('2026/06/01')).toBeVisible();
});

it('three dots pulse one after another, after 300 ms', async () => {
  await render(<ThreeDots label="Loading users" />);
  const status = page.getByRole('status').filter({ hasText: 'Loading users' });
  await expect.element(status).toHaveStyle({ animationDelay: '0.3s' });
  const parts = [...status.element().children].filter(({ textContent }) => textContent === '');
  const dots = parts.map((dot) => {
    const { animationName, animationIterationCount, animationDelay } = getComputedStyle(dot);
    return [animationName, animationIterationCount, animationDelay];
  });
  expect(dots).toEqual([
    ['dot', 'infinite', '0s'],
    ['dot', 'infinite', '0.15s'],
    ['dot', 'infinite', '0.3s'],
  ]);
});

it.each([
  ['animate-fade-in', '0.2s'],
  ['animate-fade-out', '0.1s'],
])('%s takes %s', async (fade, duration) => {
  await render(<p className={fade}>A page</p>);
  const text = page.getByText('A page');
  await expect.element(text).toHaveStyle({ animationName: fade.replace('animate-', '') });
  await expect.element(text).toHaveStyle({ animationDuration: duration });
});

it('a checkbox and a switch are toggled by their label and by Space', async () => {
  await render(
    <>
      <Checkbox label="Remember me" name="remember" />
      <Switch label="Single-key shortcuts" name="keys" />
    </>,
  );
  const checkbox = page.getByRole('checkbox', { name: 'Remember me' });
  const control = page.getByRole('switch', { name: 'Single-key shortcuts' });
  await page.getByText('Remember me').click();
  await expect.element(checkbox).toBeChecked();
  await userEvent.keyboard('{Tab} ');
  await expect.element(control).toBeChecked();
});

it('an avatar falls back to the default user image', async () => {
  await render(<Avatar src="/no-such-picture" alt="Mira" />);
  await expect.element(page.getByRole('img', { name: 'Mira' })).toHaveProperty('tagName', 'svg');
});

it('the copied label shows for the given time', async () => {
  const clock = stopTimers();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await render(<CopyButton text="7f" label="Copy user ID" copiedLabel="Copied!" copiedMs={50} />);
  await page.getByRole('button', { name: 'Copy user ID' }).click();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('7f');
  await expect.element(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await expectTimers(clock, 1);
  clock.tick(49);
  await expect.element(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  clock.tick(1);
  await expect.element(page.getByRole('button', { name: 'Copy user ID' })).toBeVisible();
});

it('a file can be chosen, removed and chosen again', async () => {
  const onFile = vi.fn<(file: File | null) => void>();
  function Host() {
    const [file, setFile] = useState<File | null>(null);
    onFile.mockImplementation(setFile);
    return (
      <FilePicker
        chooseLabel="Choose picture"
        removeLabel="Remove chosen picture"
        accept="image/png"
        file={file}
        onFile={onFile}
      />
    );
  }
  await render(<Host />);
  const picture = new File(['png'], 'reef.png', { type: 'image/png' });
  const chooser = page.getByLabelText('Choose picture');
  await chooser.upload(picture);
  await expect.element(page.getByText('reef.png')).toBeVisible();
  await page.getByRole('button', { name: 'Remove chosen picture' }).click();
  await expect.element(page.getByText('reef.png')).not.toBeInTheDocument();
  await chooser.upload(picture);
  await expect.element(page.getByText('reef.png')).toBeVisible();
  expect(onFile).toHaveBeenCalledTimes(3);
});
