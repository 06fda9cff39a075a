import { Trans, useLingui } from '@lingui/react/macro';
import { LogScreen } from './log-screen.tsx';
import { DescentSection } from './section.tsx';

export function DiveLogsSection() {
  const { t } = useLingui();
  return (
    <DescentSection
      name="diveLogs"
      label={t`Dive Logs`}
      title={t`Forty minutes you can go back to.`}
      screen={<LogScreen />}
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
