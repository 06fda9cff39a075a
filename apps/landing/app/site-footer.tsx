import { Mark } from '@buddyline/ui/mark';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { anchors } from './depths.ts';
import { pathOf, useLocale } from './page-address.ts';
import { type CommunityPlace, site } from './site.ts';
import { LanguageLinks } from './site-header.tsx';
import { taglineIn } from './tagline.ts';

/** The footer's links. Each has a target even without settings. */
export function SiteFooter() {
  const { t } = useLingui();
  const locale = useLocale();
  const home = pathOf('home', locale);
  const help = pathOf('help', locale);
  const communityUrl = (name: CommunityPlace) => site.community[name] || `${help}#${name}`;
  const contact = site.contactEmail ? `mailto:${site.contactEmail}` : `${help}#contact`;
  return (
    <footer className="site-footer">
      <div className="footer-inner">
        <div className="footer-brand">
          <a href={home} className="header-brand">
            <Mark className="h-7" />
            <span>{site.brand}</span>
          </a>
          <p>{taglineIn(locale)}</p>
        </div>
        <FooterLinks title={t`Diving`}>
          <li>
            <a href={`${home}#${anchors.diveLogs}`}>
              <Trans>Dive log</Trans>
            </a>
          </li>
          <li>
            <a href={`${home}#${anchors.community}`}>
              <Trans>Find buddies</Trans>
            </a>
          </li>
          <li>
            <a href={`${home}#dive-sites`}>
              <Trans>Dive sites</Trans>
            </a>
          </li>
          <li>
            <a href={`${home}#certifications`}>
              <Trans>Certifications</Trans>
            </a>
          </li>
        </FooterLinks>
        <FooterLinks title={t`People`}>
          <li>
            <a href={communityUrl('events')}>
              <Trans>Events</Trans>
            </a>
          </li>
          <li>
            <a href={communityUrl('blog')}>
              <Trans>Blog</Trans>
            </a>
          </li>
          <li>
            <a href={communityUrl('forum')}>
              <Trans>Forum</Trans>
            </a>
          </li>
          <li>
            <a href={communityUrl('support')}>
              <Trans>Support</Trans>
            </a>
          </li>
        </FooterLinks>
        <FooterLinks title={site.brand}>
          <li>
            <a href={pathOf('privacy', locale)}>
              <Trans>Privacy policy</Trans>
            </a>
          </li>
          <li>
            <a href={pathOf('terms', locale)}>
              <Trans>Terms</Trans>
            </a>
          </li>
          <li>
            <a href={contact}>
              <Trans>Contact</Trans>
            </a>
          </li>
          <li>
            <a href={site.adminUrl}>
              <Trans>Admin portal</Trans>
            </a>
          </li>
        </FooterLinks>
        <div className="footer-end">
          <LanguageLinks />
          <a href={`${home}#surface`}>
            <Trans>Ascend slowly, nine metres a minute</Trans>
          </a>
        </div>
      </div>
    </footer>
  );
}

function FooterLinks({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <p className="footer-title">{title}</p>
      <ul role="list">{children}</ul>
    </nav>
  );
}
