import { Badge, type BadgeTone } from '@buddyline/ui/badge';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PriorityBadge } from './priority-badge.tsx';
import { StatusBadge } from './status-badge.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const markup = (badge: ReactNode) =>
  renderToStaticMarkup(<I18nProvider i18n={i18n}>{badge}</I18nProvider>);

// The colours of each tone are tested in @buddyline/ui.
it.each<[string, string, BadgeTone]>([
  ['OPEN', 'Open', 'ok'],
  ['open', 'Open', 'ok'],
  ['CLOSED', 'Closed', 'neutral'],
  ['PENDING', 'Pending', 'notice'],
  ['in_progress', 'In Progress', 'warn'],
  ['RESOLVED', 'Resolved', 'ok'],
  ['waiting_for_parts', 'Waiting For Parts', 'neutral'],
])('the status %s reads %s, in the tone %s', (status, words, tone) => {
  const badge = markup(<StatusBadge status={status} />);
  const plain = (
    <Badge tone={tone} hasDot of="Status">
      {words}
    </Badge>
  );
  expect(badge).toBe(markup(plain));
});

it.each<[string, string, BadgeTone, number]>([
  ['low', 'Low', 'info', 1],
  ['medium', 'Medium', 'warn', 2],
  ['HIGH', 'High', 'notice', 3],
  ['urgent', 'Urgent', 'danger', 4],
  ['whenever', 'Whenever', 'neutral', 0],
])('the priority %s reads %s, in the tone %s, with %i bars lit', (priority, words, tone, lit) => {
  const badge = markup(<PriorityBadge priority={priority} />);
  const plain = (
    <Badge tone={tone} of="Priority">
      {words}
    </Badge>
  );
  expect(badge.replace(/<svg.*<\/svg>/, '')).toBe(markup(plain));
  expect(badge.split('opacity="1"').length - 1).toBe(lit);
});
