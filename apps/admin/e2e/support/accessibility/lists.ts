import { mockBulk } from '../selection.ts';
import { expect } from '../test.ts';
import type { Walk } from './walk.ts';

/** The list of posts and its popups. */
export async function walkPosts({ page, open, look, said }: Walk): Promise<void> {
  await open('/admin/posts');
  await look('posts');
  await page.getByRole('article').first().getByRole('button').last().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('posts, delete');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: said.createPost }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await look('posts, create');
  await page.getByRole('dialog').getByRole('textbox').press('Control+Enter');
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await look('posts, create, nothing written');
  await open('/admin/posts?search=nobody-wrote-this');
  await look('posts, nothing found');
}

/** Lists of rows, and the question of a deletion over each. */
export async function walkRows({ page, open, look }: Walk): Promise<void> {
  for (const [list, name] of [
    ['certifications', 'certificates'],
    ['users?search=e', 'users'],
  ] as const) {
    await open(`/admin/${list}`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await look(name);
    await page.getByRole('row').nth(1).getByRole('button').last().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await look(`${name}, delete`);
  }
}

export async function walkFilters({ page, open, look, said }: Walk): Promise<void> {
  for (const list of [
    'posts?hidden=true&picture=false&sort=oldest',
    'users?verified=false&joinedFrom=2020-01-01&joinedTo=2030-12-31&sort=oldest',
    'certifications?verified=false&sort=oldest',
    'booklog?depthFrom=60&depthTo=40&dateFrom=2026-01-01&sort=depth&findings=false',
    'booklog?isWreck=true&search=e',
    'tickets?status=CLOSED',
  ]) {
    await open(`/admin/${list}`);
    await page.getByRole('button', { name: said.filters, exact: true }).click();
    await expect(page.getByLabel(said.order)).toBeVisible();
    await look(`${list}, open filters`);
  }
  await open('/admin/tickets?search=nothing-is-called-like-this');
  await expect(page.getByText(said.noTickets)).toBeVisible();
  await look('tickets, nothing found');
}

export async function walkCompactRows({ page, open, look, said }: Walk): Promise<void> {
  await open('/admin/tickets');
  await look('tickets');
  const toggle = page.getByRole('button', { name: said.compactRows });
  const more = page.getByRole('button', { name: said.more, exact: true });
  const isOnPhone = await more.isVisible();
  if (isOnPhone) await more.click();
  await look('tickets, their tools');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await look('tickets in compact rows');
  await open('/admin/posts');
  await look('posts in compact rows');
  if (isOnPhone) await more.click();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
}

/** Select mode of each list. */
export async function walkSelecting(walk: Walk): Promise<void> {
  for (const list of ['users', 'certifications', 'booklog', 'tickets', 'posts']) {
    await selectPage(walk, list);
    await walk.look(`${list} in select mode`);
  }
}

async function selectPage({ page, open, said }: Walk, list: string): Promise<void> {
  await open(`/admin/${list}`);
  await page.getByRole('button', { name: said.select, exact: true }).click();
  await page.getByRole('checkbox', { name: said.selectPage }).check();
  await expect(page.getByRole('main').getByRole('checkbox').nth(1)).toBeChecked();
}

/** A bulk action from its question to its outcome. */
export async function walkBulkAction(walk: Walk): Promise<void> {
  const { page, look, said } = walk;
  const bulk = await mockBulk(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  bulk.answer = async (route, { ids }) => {
    await promise;
    const results = ids.map((id, at) => ({ id, ok: at > 0, message: 'Not this one.', undo: id }));
    await route.fulfill({ json: { isSuccessful: true, message: '', data: { results } } });
  };
  await selectPage(walk, 'posts');
  const bar = page.getByRole('region', { name: said.selectedItems });
  await bar.getByRole('button', { name: said.delete }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('a bulk action, question');
  await page.getByRole('alertdialog').getByRole('button', { name: said.confirm }).click();
  const run = page.getByRole('region', { name: said.bulkAction });
  await expect(run.getByRole('progressbar')).toBeVisible();
  await look('a bulk action, progress');
  resolve();
  await expect(run.getByText('Not this one.')).toBeVisible();
  await look('a bulk action, outcomes');
}
