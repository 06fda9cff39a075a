import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../page-address.ts';
import diveLog from '../pictures/dive-log-en.avif';
import diveLogArabic from '../pictures/dive-log-ar.avif';
import { Phone } from './phone.tsx';
import { DescentSection } from './section.tsx';

export function DiveLogsSection() {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <DescentSection
      name="diveLogs"
      label={t`Dive Logs`}
      title={t`Forty minutes you can go back to.`}
      picture={
        <Phone
          src={locale === 'ar' ? diveLogArabic : diveLog}
          alt={t`A dive log: the profile, the tank and the conditions of one dive`}
        />
      }
    >
      <p className="lead">
        <Trans>
          The profile, the gas, the surface interval, the pressure groups, the place on the map. A
          page you would have drawn by hand, if your hands had been dry.
        </Trans>
      </p>
      <p>
        <Trans>
          Metres and feet, bar and psi stand side by side. Nobody converts in their head at depth.
        </Trans>
      </p>
    </DescentSection>
  );
}
