import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { TabBar } from './tab-bar.tsx';

const options = [
  { label: 'Posts', value: '/users/1/posts' },
  { label: 'Dive Logs', value: '/users/1/dive-logs' },
  { label: 'Tickets', value: null, reason: 'This backend keeps no tickets.' },
];

function Host() {
  const [path, setPath] = useState('/users/1/posts');
  return (
    <TabBar
      label="The user's items"
      options={options}
      value={path}
      renderLink={({ href, children, ...rest }) => (
        <a
          {...rest}
          href={href}
          onClick={(event) => {
            event.preventDefault();
            setPath(href);
          }}
        >
          {children}
        </a>
      )}
    >
      Shown: {path}
    </TabBar>
  );
}

const posts = page.getByRole('tab', { name: 'Posts' });
const diveLogs = page.getByRole('tab', { name: 'Dive Logs' });
const tickets = page.getByRole('tab', { name: 'Tickets' });
const panel = page.getByRole('tabpanel');

it('has links as tabs, selects the current one, and labels its panel by it', async () => {
  await render(<Host />);
  await expect.element(page.getByRole('tablist', { name: "The user's items" })).toBeVisible();
  await expect.element(posts).toHaveAttribute('href', '/users/1/posts');
  await expect.element(posts).not.toHaveAttribute('type');
  await expect.element(posts).toHaveAttribute('aria-selected', 'true');
  await expect.element(panel).toHaveAccessibleName('Posts');
});

it('shows the whole focus ring, although the tabs scroll sideways', async () => {
  await render(<Host />);
  await userEvent.tab();
  await expect.element(posts).toHaveFocus();
  expect(getComputedStyle(posts.element()).outlineOffset).toBe('-2px');
});

it('goes to a tab on click', async () => {
  await render(<Host />);
  await diveLogs.click();
  await expect.element(diveLogs).toHaveAttribute('aria-selected', 'true');
  await expect.element(panel).toHaveTextContent('Shown: /users/1/dive-logs');
});

it.each(['{Enter}', ' '])(
  'moves the focus with arrow keys and activates a tab only on "%s"',
  async (key) => {
    await render(<Host />);
    await userEvent.keyboard('{Tab}{ArrowRight}');
    await expect.element(diveLogs).toHaveFocus();
    await expect.element(panel).toHaveTextContent('Shown: /users/1/posts');
    await userEvent.keyboard(key);
    await expect.element(panel).toHaveTextContent('Shown: /users/1/dive-logs');
  },
);

it('mirrors the arrow keys in Arabic', async () => {
  document.documentElement.dir = 'rtl';
  await render(<Host />);
  await userEvent.keyboard('{Tab}{ArrowLeft}');
  await expect.element(diveLogs).toHaveFocus();
});

it('disables a tab without a value, and shows the reason to keyboard users too', async () => {
  await render(<Host />);
  await expect.element(tickets).toHaveAttribute('aria-disabled', 'true');
  await expect.element(tickets).not.toHaveAttribute('href');
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(diveLogs).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tickets).toHaveFocus();
  await expect.element(tickets).toHaveAccessibleDescription('This backend keeps no tickets.');
  await expect.element(page.getByRole('tooltip')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel).toHaveTextContent('Shown: /users/1/posts');
});

it.each(['ltr', 'rtl'] as const)('the current tab is never beyond the edge, %s', async (dir) => {
  const many = Array.from({ length: 9 }, (_, at) => ({
    label: `Tab number ${at}`,
    value: `/${at}`,
  }));
  await render(
    <div dir={dir} style={{ inlineSize: 300 }}>
      <TabBar
        label="Many"
        options={many}
        value="/8"
        dir={dir}
        renderLink={({ href, children, ...rest }) => (
          <a {...rest} href={href}>
            {children}
          </a>
        )}
      />
    </div>,
  );
  const tab = page.getByRole('tab', { name: 'Tab number 8' }).element().getBoundingClientRect();
  const list = page.getByRole('tablist', { name: 'Many' }).element().getBoundingClientRect();
  expect(tab.left).toBeGreaterThanOrEqual(list.left - 1);
  expect(tab.right).toBeLessThanOrEqual(list.right + 1);
});
