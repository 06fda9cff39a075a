import type { MouseEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, type UserEventClickOptions } from 'vitest/browser';
import { Table, type Column } from './table.tsx';

interface Diver {
  id: string;
  name: string;
}

const divers: Diver[] = [
  { id: '1', name: 'Mira' },
  { id: '2', name: 'Omar' },
];

async function renderTable() {
  const onOpen = vi.fn<(name: string, how: object) => void>();
  const onDelete = vi.fn();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const { ctrlKey, shiftKey } = event;
    onOpen(event.currentTarget.textContent, { ctrlKey, shiftKey });
  };
  const columns: Column<Diver>[] = [
    {
      key: 'name',
      header: 'User',
      cell: ({ id, name }) => (
        <a href={`#${id}`} onClick={follow}>
          {name}
        </a>
      ),
    },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      cell: ({ name }) => <button onClick={onDelete}>Delete {name}</button>,
    },
  ];
  await render(
    <Table caption="Users" columns={columns} rows={divers} rowKey={(diver) => diver.id} opens />,
  );
  return { onOpen, onDelete };
}

it('is a table with caption, headers and rows', async () => {
  await renderTable();
  await expect.element(page.getByRole('table', { name: 'Users' })).toBeVisible();
  expect(page.getByRole('columnheader').elements()).toHaveLength(2);
  expect(page.getByRole('row').elements()).toHaveLength(3);
});

const plain = { ctrlKey: false, shiftKey: false };
const restOfRow = page.getByRole('cell', { name: 'Delete Omar' });
const position = { x: 4, y: 4 };

it('a click on a row, outside its link and controls, clicks the link', async () => {
  const { onOpen, onDelete } = await renderTable();
  await page.getByRole('button', { name: 'Delete Omar' }).click();
  expect(onDelete).toHaveBeenCalledOnce();
  expect(onOpen).not.toHaveBeenCalled();
  await page.getByRole('link', { name: 'Omar' }).click();
  expect(onOpen.mock.calls).toEqual([['Omar', plain]]);
  await restOfRow.click({ position });
  expect(onOpen.mock.calls).toEqual([
    ['Omar', plain],
    ['Omar', plain],
  ]);
});

it.each<[UserEventClickOptions, object]>([
  [{ modifiers: ['Control'] }, { ctrlKey: true }],
  [{ modifiers: ['Shift'] }, { shiftKey: true }],
  [{ button: 'middle' }, { ctrlKey: true }],
])('a click with %j opens the link in a new tab or window', async (click, seen) => {
  const { onOpen } = await renderTable();
  await restOfRow.click({ position, ...click });
  expect(onOpen.mock.calls).toEqual([['Omar', { ...plain, ...seen }]]);
});

it('fits a phone without scrolling sideways', async () => {
  await page.viewport(320, 640);
  await renderTable();
  expect(document.documentElement.scrollWidth).toBe(320);
  await page.viewport(1024, 768);
});
