import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { SearchBox } from './search-box.tsx';

const field = page.getByRole('searchbox', { name: 'Search users' });
const clear = page.getByRole('button', { name: 'Clear search' });

const onLeave = vi.fn<(text: string) => void>();
beforeEach(() => onLeave.mockClear());

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
          onLeave={onLeave}
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

/** Types without a locator, since a locator's waiting would advance the fake clock. */
function typeInto(input: Element, text: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', text, input);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

it('waits for a pause of 300 ms', async () => {
  const onSearch = await renderSearch();
  const input = field.element();
  vi.useFakeTimers();
  try {
    typeInto(input, 'om');
    vi.advanceTimersByTime(299);
    typeInto(input, 'omar');
    vi.advanceTimersByTime(299);
    expect(onSearch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onSearch.mock.calls).toEqual([['omar']]);
  } finally {
    vi.useRealTimers();
  }
});

it.each(['Enter', 'ArrowDown'])(
  'searches at once on %s, and moves on to the results',
  async (key) => {
    const onSearch = await renderSearch();
    await field.fill(' omar ');
    await userEvent.keyboard(`{${key}}`);
    expect(onSearch.mock.calls).toEqual([['omar']]);
    expect(onLeave.mock.calls).toEqual([['omar']]);
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
  const onSearch = await renderSearch('mira');
  const input = field.element();
  const back = page.getByRole('button', { name: 'Back' }).element();
  vi.useFakeTimers();
  try {
    typeInto(input, 'omar');
    back.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    // React renders the click's update before the next task.
    await Promise.resolve();
    vi.runAllTimers();
  } finally {
    vi.useRealTimers();
  }
  await expect.element(field).toHaveValue('from outside');
  expect(onSearch).not.toHaveBeenCalled();
});

it('shows a value that changes from outside', async () => {
  await renderSearch('mira');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(field).toHaveValue('from outside');
});
