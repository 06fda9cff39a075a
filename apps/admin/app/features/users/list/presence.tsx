import { activeNowMs } from '@buddyline/domain/constants';
import { formatRelativeTime } from '@buddyline/i18n/formats';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../language/use-language.ts';
import { useNow } from '../../../shared/text/now.ts';

interface Props {
  /** Undefined: the backend has no presence, so the specification's 'Active now' shows. Null: never active. */
  lastActiveAt: string | null | undefined;
}

/** 'Active now' with a green dot, or the time of the person's last activity. */
export function Presence({ lastActiveAt }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const seenAt = lastActiveAt ? new Date(lastActiveAt) : null;
  const active = lastActiveAt === undefined || isActive(seenAt, now);
  const known = seenAt !== null && !Number.isNaN(seenAt.getTime());
  const lastSeen = known ? formatRelativeTime(seenAt, language, now) : t`Never active`;
  return (
    <span className="flex items-center gap-1.5 text-xs text-ink-muted">
      <span className={`size-2 rounded-full ${active ? 'bg-ok' : 'bg-line-strong/50'}`} />
      {active ? <Trans>Active now</Trans> : lastSeen}
    </span>
  );
}

function isActive(seenAt: Date | null, now: Date): boolean {
  return seenAt !== null && now.getTime() - seenAt.getTime() <= activeNowMs;
}
