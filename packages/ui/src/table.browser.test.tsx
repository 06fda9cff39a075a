import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Table, type Column } from './table.tsx';

interface Diver {
  id: string;
  name: string;
}

const divers: Diver[] = [
  { id: '1', name: 'Mira' },
  { id: '2', name: 'Omar' },
];

async function renderTable(rows: Diver[]) {
  const onOpen = vi.fn<(diver: Diver) => void>();
  const onDelete = vi.fn();
  const columns: Column<Diver>[] = [
    { key: 'name', header: 'User', cell: (diver) => <a href={`#${diver.id}`}>{diver.name}</a> },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      cell: ({ name }) => <button onClick={onDelete}>Delete {name}</button>,
    },
  ];
  await render(
    <Table
      caption="Users"
      empty={<p>No Data To show.</p>}
      columns={columns}
      rows={rows}
      rowKey={(diver) => diver.id}
      onOpen={onOpen}
    />,
  );
  return { onOpen, onDelete };
}

it('is a table with caption, headers and rows', async () => {
  await renderTable(divers);
  await expect.element(page.getByRole('table', { name: 'Users' })).toBeVisible();
  expect(page.getByRole('columnheader').elements()).toHaveLength(2);
  expect(page.getByRole('row').elements()).toHaveLength(3);
});

it('shows what stands for nothing in the place of rows', async () => {
  await renderTable([]);
  await expect.element(page.getByText('No Data To show.')).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
});

it('opens a row on a click beside its link and controls only', async () => {
  const { onOpen, onDelete } = await renderTable(divers);
  await page.getByRole('button', { name: 'Delete Omar' }).click();
  await page.getByRole('link', { name: 'Omar' }).click();
  expect(onDelete).toHaveBeenCalledOnce();
  expect(onOpen).not.toHaveBeenCalled();
  await page.getByRole('cell', { name: 'Delete Omar' }).click({ position: { x: 4, y: 4 } });
  expect(onOpen.mock.calls).toEqual([[divers[1]]]);
});

it('fits a phone without scrolling sideways', async () => {
  await page.viewport(320, 640);
  await renderTable(divers);
  expect(document.documentElement.scrollWidth).toBe(320);
  await page.viewport(1024, 768);
});
