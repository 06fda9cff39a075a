import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page as screen, userEvent } from 'vitest/browser';
import { Paginator } from './paginator.tsx';

const labels = {
  nav: 'Pages of users',
  currentPage: 'Current Page',
  previous: 'Previous Page',
  next: 'Next Page',
  noSuchPage: 'There are pages 1 to 12.',
};

/** An app's parser: a whole number from 1 to the last page. */
function readPage(text: string, totalPages: number): number | null {
  const page = /^\d+$/.test(text) ? Number(text) : 0;
  return page >= 1 && page <= totalPages ? page : null;
}

const input = screen.getByRole('spinbutton', { name: 'Current Page' });
const previous = screen.getByRole('button', { name: 'Previous Page' });
const next = screen.getByRole('button', { name: 'Next Page' });

async function renderPaginator(start: number, totalPages: number) {
  const onPage = vi.fn<(page: number) => void>();
  function Host() {
    const [page, setPage] = useState(start);
    onPage.mockImplementation(setPage);
    return <Paginator {...{ labels, page, totalPages, onPage, readPage }} />;
  }
  await render(<Host />);
  return onPage;
}

it('is a named landmark with a number field from 1', async () => {
  await renderPaginator(1, 3);
  await expect.element(screen.getByRole('navigation', { name: 'Pages of users' })).toBeVisible();
  await expect.element(input).toHaveAttribute('min', '1');
});

it.each([
  { page: 1, totalPages: 3, back: false, forth: true },
  { page: 2, totalPages: 3, back: true, forth: true },
  { page: 3, totalPages: 3, back: true, forth: false },
  { page: 1, totalPages: 1, back: false, forth: false },
  { page: 1, totalPages: 0, back: false, forth: false },
])('on page $page of $totalPages: Previous $back, Next $forth', async (row) => {
  await renderPaginator(row.page, row.totalPages);
  expect(previous.element()).toHaveProperty('disabled', !row.back);
  expect(next.element()).toHaveProperty('disabled', !row.forth);
});

it('goes one page back and forth', async () => {
  const onPage = await renderPaginator(2, 3);
  await next.click();
  expect(onPage).toHaveBeenLastCalledWith(3);
  await previous.click();
  expect(onPage).toHaveBeenLastCalledWith(2);
});

it('goes to a typed page when typing pauses', async () => {
  const onPage = await renderPaginator(1, 12);
  await input.fill('12');
  await expect.poll(() => onPage.mock.calls).toEqual([[12]]);
  await expect.element(input).toHaveValue(12);
});

it('goes to a typed page at once on Enter', async () => {
  const onPage = await renderPaginator(1, 12);
  await input.fill('5');
  await userEvent.keyboard('{Enter}');
  expect(onPage.mock.calls).toEqual([[5]]);
});

it.each(['0', '-2', '13', '1.5'])(
  'refuses "%s" in words on Enter, and shows the current page again when it is left',
  async (text) => {
    const onPage = await renderPaginator(4, 12);
    await input.fill(text);
    await userEvent.keyboard('{Enter}');
    await expect.element(input).toHaveValue(Number(text));
    await expect.element(screen.getByRole('status')).toHaveTextContent(labels.noSuchPage);
    await userEvent.tab();
    await expect.element(input).toHaveValue(4);
    expect(onPage).not.toHaveBeenCalled();
  },
);

it('shows the current page again when the number is removed', async () => {
  const onPage = await renderPaginator(4, 12);
  await input.fill('');
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveValue(4);
  expect(onPage).not.toHaveBeenCalled();
});

it('keeps the digits that are typed while the page of the first ones loads', async () => {
  const asked: number[] = [];
  let arrive = (_page: number): void => undefined;
  function Host() {
    const [page, setPage] = useState(4);
    arrive = (loaded) => flushSync(() => setPage(loaded));
    const onPage = (wanted: number) => asked.push(wanted);
    return <Paginator {...{ labels, page, totalPages: 200, onPage, readPage }} />;
  }
  await render(<Host />);
  await input.fill('1');
  await expect.poll(() => asked).toEqual([1]);
  await input.fill('12');
  arrive(1);
  await expect.element(input).toHaveValue(12);
  await expect.poll(() => asked).toEqual([1, 12]);
  arrive(12);
  arrive(7);
  await expect.element(input).toHaveValue(7);
});
