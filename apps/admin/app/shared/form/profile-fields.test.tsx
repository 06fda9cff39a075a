import type { User } from '@buddyline/domain/user';
import { adminUserFormSchema } from '@buddyline/domain/user-forms';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { ProfileFields } from './profile-fields.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const user = {
  id: 'mira',
  username: 'mira.reef',
  fullName: 'Mira Haddad',
  role: 'ADMIN',
  isVerified: false,
  country: 'Jordan',
  age: 31,
  bio: 'Dives with a slate.',
} as User;

it('the page that the server sends has the values of the fields, before any script runs', () => {
  const Routes = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <ProfileFields
          formId="form"
          user={user}
          schema={adminUserFormSchema}
          editing={false}
          pending={false}
          error={null}
          stays={() => false}
          onSaving={() => {}}
          onSubmit={() => Promise.resolve()}
          onCancel={() => {}}
        />
      ),
    },
  ]);
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <Routes initialEntries={['/']} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  for (const value of ['mira.reef', 'Mira Haddad', 'Jordan', '31'])
    expect(markup).toContain(`value="${value}"`);
  expect(markup).toContain('Dives with a slate.</textarea>');
  const chosen = [...markup.matchAll(/<option value="([^"]*)"[^>]*selected/g)];
  expect(chosen.map(([, value]) => value)).toEqual(['ADMIN', 'false']);
});
