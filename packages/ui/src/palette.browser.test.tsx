import Users from 'lucide-react/icons/users';
import { useEffect, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Palette, type PaletteItem } from './palette.tsx';

const names = ['Dashboard', 'Users', 'Posts'];
const onChoose = vi.fn<(item: PaletteItem) => void>();
const opener = page.getByRole('button', { name: 'Search everything' });
const field = page.getByRole('combobox', { name: 'Search everything' });
const selected = page.getByRole('option', { selected: true });

/** The results of the typed text arrive. */
let arrive = () => {};

function Host() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const items = names
    .filter((name) => name.includes(text))
    .map((label) => ({ id: label, label, icon: Users }));
  // A text after '~' is searched, and its results arrive by `arrive`.
  const [resultsOf, setResultsOf] = useState('');
  const results = resultsOf.startsWith('~')
    ? [{ id: resultsOf, label: `Result of ${resultsOf}`, icon: Users }]
    : [];
  useEffect(() => {
    arrive = () => setResultsOf(text);
  }, [text]);
  return (
    <>
      <button onClick={() => setOpen(true)}>Search everything</button>
      <Palette
        onFieldFocus={() => {}}
        open={open}
        onClose={() => setOpen(false)}
        label="Search everything"
        placeholder="A name"
        text={text}
        onText={setText}
        groups={[
          { label: 'Pages', items },
          { label: 'Posts', items: results, isOutdated: resultsOf !== text },
        ]}
        onChoose={onChoose}
        empty="Nothing was found."
        busy={resultsOf !== text && text.startsWith('~')}
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

it('Enter before the results of the text have arrived chooses the first of them, not an outdated one', async () => {
  await field.fill('~mi');
  arrive();
  await expect.element(selected).toHaveTextContent('Result of ~mi');
  await field.fill('~mira');
  await userEvent.keyboard('{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
  arrive();
  await vi.waitFor(() => expect(onChoose).toHaveBeenCalled());
  expect(onChoose.mock.lastCall?.[0].id).toBe('~mira');
});

it('Enter is forgotten when the text changes, and an option reached with the arrows is chosen at once', async () => {
  await field.fill('~mi');
  await userEvent.keyboard('{Enter}');
  await field.fill('~mir');
  arrive();
  await expect.element(selected).toHaveTextContent('Result of ~mir');
  expect(onChoose).not.toHaveBeenCalled();
  await field.fill('~mira');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChoose.mock.lastCall?.[0].id).toBe('~mir');
});

it('announces that nothing was found, and restores the focus on Escape', async () => {
  await field.fill('xyz');
  await expect.element(page.getByRole('status')).toHaveTextContent('Nothing was found.');
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
});

it('aligns a Latin text like the Arabic page, at the right', async () => {
  document.documentElement.dir = 'rtl';
  await field.fill('Po');
  await expect.element(field).toHaveStyle({ direction: 'ltr', textAlign: 'right' });
});

it('an option is chosen once, also by a double click', async () => {
  await page.getByRole('option', { name: 'Users' }).dblClick();
  expect(onChoose).toHaveBeenCalledOnce();
});
