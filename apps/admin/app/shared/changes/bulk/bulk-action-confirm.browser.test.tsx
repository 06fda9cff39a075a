import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aPost, aTicket, aUser, many } from '../../../../tests/backend/records.ts';
import { Backend } from '../../../../tests/backend/backend.ts';
import { renderPage } from '../../../../tests/render-page.tsx';
import { bar, boxes, popup, selectButton } from '../../../../tests/selection.ts';

const users = () => many(4, (n) => aUser({ fullName: `Diver ${n}` }));

async function askToDelete(backend: Backend, count: number): Promise<void> {
  await renderPage('/admin/users', { backend });
  await selectButton.click();
  for (let at = 0; at < count; at += 1) await boxes.nth(at).click();
  await bar.getByRole('button', { name: 'Delete' }).click();
}

it('the confirm says what goes along, and that it can be restored', async () => {
  const backend = new Backend({ users: users() });
  backend.on('GET /users/:id/belongings', () => ({
    data: { posts: 4, comments: 0, certificates: 1, diveLogs: 20, tickets: 0 },
  }));
  await askToDelete(backend, 2);
  await expect.element(popup.getByRole('heading', { name: 'Delete 2 users' })).toBeVisible();
  await expect.element(popup.getByText('Are you sure about deleting 2 Users?')).toBeVisible();
  const along = 'Deleted with them: 8 posts, 2 certificates, and 40 dive logs.';
  await expect.element(popup.getByText(along)).toBeVisible();
  await expect.element(popup.getByText('You can restore them for 30 days.')).toBeVisible();
  await expect.element(popup.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

it('without a trash, the popup says that it is for good', async () => {
  await askToDelete(new Backend({ users: users(), features: [] }), 1);
  await expect.element(popup.getByText('They will be gone for good.')).toBeVisible();
  const along = 'Everything that belongs to them is deleted too.';
  await expect.element(popup.getByText(along)).toBeVisible();
});

it('tickets are assigned to nobody before the names are there', async () => {
  const backend = new Backend({ tickets: many(2, () => aTicket()) });
  const names = Promise.withResolvers<void>();
  const usual = backend.usual('GET /tickets/takers');
  backend.on('GET /tickets/takers', async (asked) => {
    await names.promise;
    return usual(asked);
  });
  await renderPage('/admin/tickets', { backend });
  await selectButton.click();
  await boxes.first().click();
  await bar.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect.element(popup.getByLabelText('Assigned to')).toHaveFocus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const confirm = popup.getByRole('button', { name: 'Assign 1 ticket' });
  await expect.element(confirm).toBeDisabled();
  names.resolve();
  await expect.element(confirm).toBeEnabled();
  await expect.element(popup.getByLabelText('Assigned to')).toHaveDisplayValue('You');
  expect(backend.records.tickets.filter(({ takenBy }) => takenBy)).toEqual([]);
});

it('the lines of selected posts begin on the page’s side, whatever language a post is in', async () => {
  const posts = ['Reef at dawn', 'شعاب عند الفجر'].map((content) => aPost({ content }));
  await renderPage('/admin/posts', { backend: new Backend({ posts }) });
  await selectButton.click();
  for (let at = 0; at < 2; at += 1) await boxes.nth(at).click();
  await bar.getByRole('button', { name: 'Disable', exact: true }).click();
  const left = (element: Element) => Math.round(element.getBoundingClientRect().left);
  const lines = popup.getByRole('listitem');
  const handles = popup.getByText(/^@[\w.]+$/);
  await expect.poll(() => handles.elements().length).toBe(2);
  expect(handles.elements().map(left)).toEqual(lines.elements().map(left));
});
