import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub, Link } from 'react-router';
import { expect, it } from 'vitest';
import { PageTransition } from './page-transition.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Pages with links to each other, whose loaders finish when `arrive` is called. */
async function openPages() {
  let arrive = () => {};
  const loader = () => new Promise<null>((resolve) => (arrive = () => resolve(null)));
  const Page = ({ params }: { params: { '*'?: string } }) => (
    <>
      <h1>{params['*']}</h1>
      {['users', 'users?page=2', 'users/7/posts', 'users/7/tickets'].map((to) => (
        <Link key={to} to={`/admin/${to}`}>
          {to}
        </Link>
      ))}
    </>
  );
  const Routes = createRoutesStub([
    {
      path: '/admin',
      Component: PageTransition,
      children: [{ path: '*', Component: Page, loader }],
    },
  ]);
  const host = document.body.appendChild(document.createElement('div'));
  const panel = (
    <I18nProvider i18n={i18n}>
      <Routes initialEntries={['/admin/users']} />
    </I18nProvider>
  );
  await act(async () => createRoot(host).render(panel));
  await act(async () => arrive());
  const look = () => ({
    page: host.querySelector('h1')?.textContent,
    fades: host.querySelector('.animate-fade-out') !== null,
    next: host.querySelector('[aria-hidden] p')?.textContent,
  });
  const follow = (to: string) =>
    act(async () => {
      const links = [...host.querySelectorAll('a')];
      links.find(({ textContent }) => textContent === to)?.click();
    });
  return { look, follow, arrive: () => act(async () => arrive()) };
}

it('a page fades out only while a different page is loading, and a section is shown at once', async () => {
  const { look, follow, arrive } = await openPages();
  expect(look()).toEqual({ page: 'users', fades: false, next: undefined });
  await follow('users/7/posts');
  expect(look()).toEqual({ page: 'users', fades: true, next: undefined });
  await arrive();
  expect(look()).toEqual({ page: 'users/7/posts', fades: false, next: undefined });
  await follow('users/7/tickets');
  expect(look()).toEqual({ page: 'users/7/posts', fades: false, next: undefined });
  await arrive();
  await follow('users');
  expect(look()).toEqual({ page: 'users/7/tickets', fades: true, next: 'Users' });
  await arrive();
  await follow('users?page=2');
  expect(look()).toEqual({ page: 'users', fades: false, next: undefined });
});
