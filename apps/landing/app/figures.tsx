import { formatNumber } from '@buddyline/i18n/formats';
import type { Locale } from '@buddyline/i18n/locale';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocale } from './page-address.ts';
import { site } from './site.ts';

/** The whale shark at 30 m has one spot for this many divers. */
export const diversPerSpot = 100;

interface Figure {
  name: string;
  value: string;
  what: ReactNode;
}

interface FiguresProps {
  /** Beneath the largest figure. */
  note?: ReactNode;
}

/** The figures from `site.ts`, the largest first. */
export function Figures({ note }: FiguresProps) {
  return (
    <dl className="figures">
      {figuresIn(useLocale()).map(({ name, value, what }) => (
        <div key={name} className={`figure figure-${name}`}>
          <dt>
            {what}
            {name === 'divers' && note}
          </dt>
          <dd>
            <bdi dir="ltr">{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function figuresIn(locale: Locale): Figure[] {
  const { divers, diveSites, countries, years, satisfaction } = site.figures;
  const atLeast = (value: number) => `${formatNumber(value, locale)}+`;
  return [
    { name: 'divers', value: atLeast(divers), what: <Trans>divers</Trans> },
    { name: 'sites', value: atLeast(diveSites), what: <Trans>dive sites</Trans> },
    { name: 'countries', value: atLeast(countries), what: <Trans>countries</Trans> },
    { name: 'years', value: atLeast(years), what: <Trans>years</Trans> },
    { name: 'satisfaction', value: `${satisfaction}%`, what: <Trans>satisfaction</Trans> },
  ];
}
