import { ThreeDots } from '@buddyline/ui/three-dots';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LoadingUsers } from './loading-users.tsx';
import { VerifiedBadge } from '../../../shared/people/verified-badge.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const markup = (part: ReactNode) =>
  renderToStaticMarkup(<I18nProvider i18n={i18n}>{part}</I18nProvider>);

it('verified and unverified users have different badges, users of unknown status none', () => {
  expect(markup(<VerifiedBadge isVerified />)).toMatch(/<svg.*>Verified</);
  expect(markup(<VerifiedBadge isVerified={false} />)).toMatch(/>Not Verified</);
  expect(markup(<VerifiedBadge isVerified={null} />)).toBe('');
});

it('three dots show while the users load', () => {
  expect(markup(<LoadingUsers />)).toContain(markup(<ThreeDots label="Loading users" />));
});
