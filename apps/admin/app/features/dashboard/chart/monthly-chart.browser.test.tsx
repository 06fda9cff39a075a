import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Backend } from '../../../../tests/backend/backend.ts';
import { dashboardOf } from '../../../../tests/backend/dashboard.ts';
import { renderPage } from '../../../../tests/render-page.tsx';

const name = 'New per month (UTC), last 12 months';
const chart = page.getByRole('region', { name });
const month = chart.getByRole('slider', { name: 'Month' });

beforeEach(async () => {
  const backend = new Backend();
  const figures = dashboardOf(backend.records);
  const months = figures.months.map((one, at) => ({ ...one, users: (at + 1) * 1000, posts: at }));
  backend.on('GET /dashboard', () => ({ data: { ...figures, months } }));
  await renderPage('/admin/dashboard', { backend });
  await expect.element(chart).toBeVisible();
});

it('the chart can be read month by month with the keyboard', async () => {
  month.element().focus();
  const values = (title: RegExp) =>
    expect.element(month).toHaveAttribute('aria-valuetext', expect.stringMatching(title));
  await values(/^December 2026\b.*: Users 12,000, Posts 11, Dive Logs 2, Certifications 2$/);
  await userEvent.keyboard('{ArrowLeft}');
  await values(/^November 2026\b.*: Users 11,000, Posts 10,/);
  await userEvent.keyboard('{Home}');
  await values(/^January 2026: Users 1,000, Posts 0,/);
  await expect.element(month).toHaveValue('0');
});

it('a line can be hidden, and is not read out then', async () => {
  const posts = chart.getByRole('button', { name: 'Posts' });
  await posts.click();
  await expect.element(posts).toHaveAttribute('aria-pressed', 'false');
  await expect
    .element(month)
    .toHaveAttribute('aria-valuetext', expect.not.stringContaining('Posts'));
});

it('the pointer shows a month with all its values', async () => {
  await userEvent.hover(month, { position: { x: 2, y: 100 }, force: true });
  await expect.element(chart.getByText('January 2026', { exact: true })).toBeVisible();
  await expect.element(chart.getByText('1,000', { exact: true })).toBeVisible();
});

it('the chart can be shown as a table', async () => {
  await chart.getByRole('button', { name: 'Show as table' }).click();
  const table = chart.getByRole('table', { name });
  const headers = table
    .getByRole('columnheader')
    .elements()
    .map((header) => header.textContent);
  expect(headers).toEqual(['Month', 'Users', 'Posts', 'Dive Logs', 'Certifications']);
  expect(table.getByRole('row').elements()).toHaveLength(13);
  await expect.element(table.getByRole('cell', { name: '12,000', exact: true })).toBeVisible();
});
