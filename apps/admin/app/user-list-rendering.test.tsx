import type { User } from '@buddyline/domain/user';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, type ComponentType, Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import UserListPage, { clientLoader } from './features/users/list/user-list-page.tsx';
import AdminLayout from './layout/admin-layout.tsx';
import { fetchFirstTouch } from './shared/lazy/first-touch.ts';

/**
 * The components that React's Profiler saw rendering, and the wrapper that profiles a component. Not
 * profiled are the components that subscribe to the location: links, and guards without output.
 */
const { rendered, profiled } = vi.hoisted(() => ({
  rendered: [] as string[],
  profiled:
    <TProps extends object>(name: string, Part: ComponentType<TProps>) =>
    (props?: TProps) => (
      <Profiler id={name} onRender={() => rendered.push(name)}>
        <Part {...(props as TProps)} />
      </Profiler>
    ),
}));

vi.mock(import('./shared/preferences.tsx'), async (load) => {
  const { Preferences } = await load();
  return { Preferences: profiled('preferences', Preferences) };
});
vi.mock(import('./layout/phone-bar.tsx'), async (load) => {
  const { PhoneBar } = await load();
  return { PhoneBar: profiled('phone bar', PhoneBar) };
});
vi.mock(import('./layout/overlays.tsx'), async (load) => {
  const { Overlays } = await load();
  return { Overlays: profiled('overlays', Overlays) };
});
vi.mock(import('./layout/connection-notice.tsx'), async (load) => {
  const { ConnectionNotice } = await load();
  return { ConnectionNotice: profiled('connection notice', ConnectionNotice) };
});
vi.mock(import('@buddyline/ui/page-header'), async (load) => {
  const { PageHeader } = await load();
  return { PageHeader: profiled('page header', PageHeader) };
});
vi.mock(import('@buddyline/ui/search-box'), async (load) => {
  const { SearchBox } = await load();
  return { SearchBox: profiled('search box', SearchBox) };
});
vi.mock(import('./features/users/list/user-table.tsx'), async (load) => {
  const { UserTable } = await load();
  return { UserTable: profiled('list', UserTable) };
});

const list = vi.hoisted(() => vi.fn<(query: { search: string }) => Promise<unknown>>());
vi.mock('./session/api.ts', () => {
  const never = () => new Promise(() => {});
  return { api: { users: { list, profile: never }, meta: { get: never } } };
});

function user(username: string): User {
  return { id: username, username, fullName: username, role: 'USER', isVerified: true } as User;
}

i18n.loadAndActivate({ locale: 'en', messages: {} });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem('user_id', 'ada');
  document.cookie = 'is_auth=true';
  list.mockImplementation(async ({ search }) => ({
    data: [user(search || 'everybody')],
    totalPages: 1,
    total: 1,
  }));
});

afterEach(() => vi.useRealTimers());

async function openList(): Promise<HTMLInputElement> {
  const Routes = createRoutesStub([
    {
      path: '/admin',
      Component: AdminLayout,
      children: [{ path: 'users', Component: UserListPage, loader: clientLoader as never }],
    },
  ]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => {
    root.render(
      <I18nProvider i18n={i18n}>
        <Routes initialEntries={['/admin/users']} />
      </I18nProvider>,
    );
    await vi.advanceTimersByTimeAsync(1000);
  });
  expect(document.querySelector('table')?.textContent).toContain('@everybody');
  const box = document.querySelector<HTMLInputElement>('input[type=search]');
  if (!box) throw new Error('There is no search box.');
  return box;
}

/** Uses the native setter, so that React detects the change. */
function type(box: HTMLInputElement, text: string): Promise<void> {
  return act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

it('typing in the search renders only the search box, and after the debounce also the list', async () => {
  const box = await openList();
  // The search is the first touch: its texts come once, and render all that has texts.
  await act(async () => void (await fetchFirstTouch()));
  rendered.length = 0;
  await type(box, 'm');
  await type(box, 'mi');
  expect(new Set(rendered)).toEqual(new Set(['search box']));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(document.querySelector('table')?.textContent).toContain('@mi');
  expect(new Set(rendered)).toEqual(new Set(['search box', 'list']));
});
