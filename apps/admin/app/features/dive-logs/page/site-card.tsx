import { copiedMs } from '@buddyline/domain/constants';
import type { DiveLog } from '@buddyline/domain/dive-log';
import { Card } from '@buddyline/ui/card';
import { CopyButton } from '@buddyline/ui/copy-button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../language/use-language.ts';
import { UserText } from '../../../shared/text/user-text.tsx';
import { positionOf, positionTexts } from './position.ts';
import { WorldMap } from './world-map.tsx';

/** The dive site on a world map. */
export function SiteCard({ log }: { log: DiveLog }) {
  const { t } = useLingui();
  const language = useLanguage();
  const position = positionOf(log);
  const place = log.location || log.site;
  return (
    <Card padded={false}>
      <WorldMap
        position={position}
        label={position ? t`World map with the dive site marked` : t`World map without a position`}
      />
      <div className="flex items-center justify-between gap-3 px-5 py-4">
        <div className="min-w-0">
          <h2 className="truncate font-semibold">
            <UserText>{place || t`Unnamed site`}</UserText>
          </h2>
          <p className="text-xs text-ink-muted tabular-nums">
            {position ? (
              positionTexts(position, language).map((text, at) => (
                <span key={text} className="whitespace-nowrap">
                  {at > 0 && <span> · </span>}
                  <bdi>{text}</bdi>
                </span>
              ))
            ) : (
              <Trans>No position recorded</Trans>
            )}
          </p>
        </div>
        {position && (
          <span className="-me-2 print:hidden">
            <CopyButton
              text={`${position.latitude}, ${position.longitude}`}
              label={t`Copy position`}
              copiedLabel={t`Copied!`}
              copiedMs={copiedMs}
            />
          </span>
        )}
      </div>
    </Card>
  );
}
