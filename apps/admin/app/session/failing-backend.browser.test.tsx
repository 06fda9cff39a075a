import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '../../tests/backend/answers.ts';
import { Backend } from '../../tests/backend/backend.ts';
import { nextId } from '../../tests/backend/records.ts';
import { renderPage } from '../../tests/render-page.tsx';

const sections = ['dashboard', 'posts', 'certifications', 'booklog', 'tickets', 'settings'];
const withDetails = ['users', 'posts', 'certifications', 'booklog', 'tickets'];
const alert = page.getByRole('alert');

/** A backend whose data cannot be read. */
function rough(): Backend {
  const backend = new Backend();
  for (const pattern of ['GET /:a', 'GET /:a/:b', 'GET /:a/:b/:c']) {
    // Not a 5xx response, which would be asked for again after a second.
    backend.on(pattern, () => refusal(400, 'The sea is rough.'));
  }
  return backend;
}

it('a failing API does not end the session, and can be asked again', async () => {
  const backend = new Backend();
  let isFailing = true;
  for (const pattern of ['GET /meta', 'GET /users', 'POST /auth/refresh-token']) {
    const usual = backend.usual(pattern);
    backend.on(pattern, (asked) =>
      isFailing ? { status: 503, file: new Blob([]) } : usual(asked),
    );
  }
  const { address } = await renderPage('/admin/users', { backend });
  await expect.element(alert).toMatchTextContent('Error Occur');
  expect(address()).toBe('/admin/users');
  isFailing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('table', { name: 'Users' })).toBeVisible();
});

it.each(sections)('the page %s shows the error', async (section) => {
  const { address } = await renderPage(`/admin/${section}`, { backend: rough() });
  await expect.element(alert.first()).toMatchTextContent('The sea is rough.');
  expect(address()).toBe(`/admin/${section}`);
});

it.each(withDetails)('a page below %s shows the error', async (section) => {
  await renderPage(`/admin/${section}/${nextId()}`, { backend: rough() });
  await expect.element(alert.first()).toMatchTextContent('The sea is rough.');
});
