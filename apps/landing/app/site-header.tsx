import { languages, otherLocales } from '@buddyline/i18n/locale';
import { Mark } from '@buddyline/ui/mark';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { anchors } from './depths.ts';
import { pageOfPath, pathOf, useLocale } from './page-address.ts';
import { site } from './site.ts';

/** The logo and links to the sections, the other language and the app. */
export function SiteHeader() {
  const { t } = useLingui();
  const locale = useLocale();
  const home = pathOf('home', locale);
  return (
    <>
      <a href="#main" className="skip-link">
        <Trans>Skip to the content</Trans>
      </a>
      <header className="site-header">
        <a href={home} className="header-brand">
          <Mark className="h-7" />
          <span>{site.brand}</span>
        </a>
        <nav aria-label={t`Main`} className="header-nav">
          <a href={`${home}#${anchors.features}`}>
            <Trans>Features</Trans>
          </a>
          <a href={`${home}#${anchors.community}`}>
            <Trans>Community</Trans>
          </a>
          <a href={`${home}#${anchors.diveLogs}`}>
            <Trans>Dive Logs</Trans>
          </a>
        </nav>
        <LanguageLinks />
        <a href={`${home}#${anchors.download}`} className="button button-header">
          <Trans>Download App</Trans>
        </a>
      </header>
    </>
  );
}

/** Links to this page in the other languages; an unknown path links to their home pages. */
export function LanguageLinks() {
  const locale = useLocale();
  const page = pageOfPath(useLocation().pathname) ?? 'home';
  return otherLocales(locale).map((other) => (
    <a
      key={other}
      href={pathOf(page, other)}
      lang={other}
      hrefLang={other}
      className="language-link"
    >
      {languages[other].name}
    </a>
  ));
}
