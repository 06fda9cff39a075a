import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Backend } from '../backend/backend.ts';
import { aSanction, aUser } from '../backend/records.ts';
import { renderPage } from '../render-page.tsx';
import { type PressedAction, submitKey } from './pressed-action.ts';

/** What is done to a person. */
export const personActions: PressedAction[] = [
  {
    name: 'a profile is saved',
    call: /^PUT \/users\//,
    open: async () => {
      const mira = aUser();
      const backend = new Backend({ users: [mira] });
      backend.makeUndoable('PUT /users/admin/:id');
      await renderPage(`/admin/users/${mira.id}/posts?edit`, { backend });
      await page.getByLabelText('Country').fill('Fiji');
      return { backend, pressed: page.getByRole('button', { name: 'Save Changes' }) };
    },
    key: submitKey,
  },
  {
    name: 'a person is warned',
    call: /^POST \/users\/[^/]+\/sanctions /,
    open: async () => {
      const mira = aUser();
      const backend = new Backend({ users: [mira] });
      backend.makeUndoable('POST /users/:id/sanctions');
      await renderPage(`/admin/users/${mira.id}/staff`, { backend });
      await expect.element(page.getByRole('button', { name: 'Take action' })).toBeEnabled();
      page.getByRole('heading', { level: 1 }).element().focus();
      await userEvent.keyboard('t');
      const dialog = page.getByRole('dialog', { name: /^Take action on @/ });
      await dialog.getByRole('radio', { name: 'Warning', exact: true }).click();
      await dialog.getByLabelText('What they read').fill('Once.');
      return { backend, pressed: dialog.getByRole('button', { name: 'Warn', exact: true }) };
    },
    key: submitKey,
  },
  {
    name: 'a warning is withdrawn',
    call: /^POST \/users\/[^/]+\/sanctions\/[^/]+\/lift /,
    open: async () => {
      const mira = aUser();
      const texts = ['Second.', 'First.'];
      const sanctions = texts.map((publicText) => aSanction({ of: mira.id, publicText }));
      const backend = new Backend({ users: [mira], sanctions });
      backend.makeUndoable('POST /users/:id/sanctions/:sanction/lift');
      await renderPage(`/admin/users/${mira.id}/staff`, { backend });
      const second = page
        .getByRole('region', { name: 'Messages and sanctions' })
        .getByRole('listitem')
        .filter({ hasText: 'Second.' });
      return { backend, pressed: second.getByRole('button', { name: 'Withdraw the warning' }) };
    },
  },
];
