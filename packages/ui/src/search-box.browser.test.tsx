import { useState } from 'react';
import { flushSync } from 'react-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { stopTimers } from '../test-clock.ts';
import { SearchBox } from './search-box.tsx';

const field = page.getByRole('searchbox', { name: 'Search users' });
const clear = page.getByRole('button', { name: 'Clear search' });

const onMoveToResults = vi.fn<(text: string) => void>();
beforeEach(() => onMoveToResults.mockClear());

async function renderSearch(start = '') {
  const onSearch = vi.fn<(text: string) => void>();
  function Host() {
    const [value, setValue] = useState(start);
    onSearch.mockImplementation(setValue);
    return (
      <>
        <SearchBox
          label="Search users"
          placeholder="Search..."
          clearLabel="Clear search"
          value={value}
          onSearch={onSearch}
          onMoveToResults={onMoveToResults}
        />
        <button onClick={() => setValue('from outside')}>Back</button>
      </>
    );
  }
  await render(<Host />);
  return onSearch;
}

it('searches once, for the trimmed text, when typing pauses', async () => {
  const onSearch = await renderSearch();
  await field.fill(' mira ');
  await expect.poll(() => onSearch.mock.calls).toEqual([['mira']]);
  await expect.element(field).toHaveValue(' mira ');
});

it('waits for a pause of 300 ms', async () => {
  const clock = stopTimers();
  const onSearch = await renderSearch();
  await field.fill('om');
  clock.tick(299);
  await field.fill('omar');
  clock.tick(299);
  expect(onSearch).not.toHaveBeenCalled();
  clock.tick(1);
  expect(onSearch.mock.calls).toEqual([['omar']]);
});

it('does not wait again for a text that was typed before the page could hear of it', async () => {
  const onSearch = await renderSearch();
  const input = await field.findElement();
  const clock = stopTimers();
  const typedBefore = new Event('input', { bubbles: true });
  Object.defineProperty(typedBefore, 'timeStamp', { value: performance.now() - 300 });
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(input, 'mira');
  input.dispatchEvent(typedBefore);
  clock.tick(0);
  expect(onSearch.mock.calls).toEqual([['mira']]);
});

it.each(['Enter', 'ArrowDown'])(
  'searches at once on %s, and moves on to the results',
  async (key) => {
    const onSearch = await renderSearch();
    await field.fill(' omar ');
    await userEvent.keyboard(`{${key}}`);
    expect(onSearch.mock.calls).toEqual([['omar']]);
    expect(onMoveToResults.mock.calls).toEqual([['omar']]);
  },
);

it('is cleared by its button', async () => {
  const onSearch = await renderSearch('mira');
  await clear.click();
  expect(onSearch.mock.calls).toEqual([['']]);
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await expect.element(clear).not.toBeInTheDocument();
});

it('loses the focus on Escape and keeps its text', async () => {
  const onSearch = await renderSearch('mira');
  await field.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toHaveFocus();
  await expect.element(field).toHaveValue('mira');
  expect(onSearch).not.toHaveBeenCalled();
});

it('drops a pending search when the value changes from outside', async () => {
  const clock = stopTimers();
  const onSearch = await renderSearch('mira');
  await field.fill('omar');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(field).toHaveValue('from outside');
  clock.tick(300);
  expect(onSearch).not.toHaveBeenCalled();
});

it('shows a value that changes from outside', async () => {
  await renderSearch('mira');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(field).toHaveValue('from outside');
});

/** Like a URL, whose value arrives after its page has loaded. */
async function renderSlowSearch() {
  const sent: string[] = [];
  let arrive = (_value: string): void => undefined;
  function Host() {
    const [value, setValue] = useState('');
    arrive = (next) => flushSync(() => setValue(next));
    return (
      <SearchBox
        label="Search users"
        placeholder="Search..."
        clearLabel="Clear search"
        value={value}
        onSearch={(text) => sent.push(text)}
      />
    );
  }
  await render(<Host />);
  return { sent, arrive: (value: string) => arrive(value) };
}

it('keeps what was typed since, when its own search arrives late', async () => {
  const { sent, arrive } = await renderSlowSearch();
  for (const text of ['mi', 'mira', 'mira b']) {
    await field.fill(text);
    await userEvent.keyboard('{Enter}');
  }
  await field.fill('mira bo');
  for (const text of ['mi', 'mira b']) {
    arrive(text);
    await expect.element(field).toHaveValue('mira bo');
  }
  expect(sent).toEqual(['mi', 'mira', 'mira b']);
  arrive('mi');
  await expect.element(field).toHaveValue('mi');
});

it('searches for the first text again while another has not arrived', async () => {
  const { sent, arrive } = await renderSlowSearch();
  await field.fill('mira');
  await userEvent.keyboard('{Enter}');
  await clear.click();
  expect(sent).toEqual(['mira', '']);
  arrive('mira');
  await expect.element(field).toHaveValue('');
});
