import type { TrashNoun } from '@buddyline/domain/trash';
import { formatNumber } from '@buddyline/i18n/formats';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { useFeature } from '../query/meta-queries.ts';
import { trashCountsQuery } from '../query/trash-counts.ts';

interface Props {
  noun: TrashNoun;
  /** Whether the list's count is shown, which would move the link by appearing later. */
  hasCount: boolean;
}

/** 'Trash (12)' beside a list's count; nothing while the trash has none of the list's noun. */
export function TrashLink({ noun, hasCount }: Props) {
  const language = useLanguage();
  const hasTrash = useFeature('trash');
  const { data } = useQuery({ ...trashCountsQuery, enabled: hasTrash });
  const count = formatNumber(data?.[noun] ?? 0, language);
  if (!hasTrash || !hasCount || count === '0') return null;
  return (
    <Link
      to={paths.trashOf(noun)}
      prefetch="intent"
      className="text-ink-muted tabular-nums underline-offset-4 hover:text-ink hover:underline sm:-order-1"
    >
      <Trans>Trash ({count})</Trans>
    </Link>
  );
}
