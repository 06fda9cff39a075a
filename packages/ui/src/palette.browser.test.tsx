import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Palette, type PaletteItem } from './palette.tsx';

const names = ['Dashboard', 'Users', 'Posts'];
const onChoose = vi.fn<(item: PaletteItem) => void>();
const opener = page.getByRole('button', { name: 'Search everything' });
const field = page.getByRole('combobox', { name: 'Search everything' });
const selected = page.getByRole('option', { selected: true });

function Host() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const items = names
    .filter((name) => name.includes(text))
    .map((label) => ({ id: label, label, icon: Users }));
  return (
    <>
      <button onClick={() => setOpen(true)}>Search everything</button>
      <Palette
        open={open}
        onClose={() => setOpen(false)}
        label="Search everything"
        placeholder="A name"
        text={text}
        onText={setText}
        groups={[{ label: 'Pages', items }]}
        onChoose={onChoose}
        empty="Nothing was found."
        busy={false}
      />
    </>
  );
}

beforeEach(async () => {
  onChoose.mockReset();
  await render(<Host />);
  await opener.click();
});

it('focuses its field, with the first option active', async () => {
  await expect.element(field).toHaveFocus();
  await expect.element(selected).toHaveTextContent('Dashboard');
  expect(field.element().getAttribute('aria-activedescendant')).toBe(selected.element().id);
});

it('moves through the options with the arrow keys, while the focus stays in the field', async () => {
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(selected).toHaveTextContent('Posts');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(selected).toHaveTextContent('Users');
  await expect.element(field).toHaveFocus();
});

it('chooses the first match with Enter', async () => {
  await field.fill('Po');
  await userEvent.keyboard('{Enter}');
  expect(onChoose.mock.lastCall?.[0].id).toBe('Posts');
  await expect.element(field).not.toBeInTheDocument();
});

it('announces that nothing was found, and restores the focus on Escape', async () => {
  await field.fill('xyz');
  await expect.element(page.getByRole('status')).toHaveTextContent('Nothing was found.');
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
});
