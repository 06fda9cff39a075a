import type { TrashNoun } from '@buddyline/domain/trash';
import { formatNumber } from '@buddyline/i18n/formats';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import ArchiveX from 'lucide-react/icons/archive-x';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { useFeatureOrPending } from '../query/meta-queries.ts';
import { useCan } from '../query/use-can.tsx';
import { trashCountsQuery } from '../query/trash-counts.ts';
import { ToolbarLink } from './toolbar-button.tsx';

/** 'Trash (12)', with the number of the list's noun in it; 'Trash' while there is none. */
export function TrashLink({ noun }: { noun: TrashNoun }) {
  const { t } = useLingui();
  const language = useLanguage();
  const hasTrash = useFeatureOrPending('trash');
  const mayRead = useCan()('trash.read');
  const { data } = useQuery({ ...trashCountsQuery, enabled: hasTrash === true && mayRead });
  if (hasTrash === false || !mayRead) return null;
  const count = data?.[noun] ? formatNumber(data[noun], language) : '';
  return (
    <ToolbarLink
      icon={ArchiveX}
      label={t`Trash`}
      after={count && `(${count})`}
      aria-label={count ? t`Trash (${count})` : t`Trash`}
      isPending={hasTrash === undefined}
      to={paths.trashOf(noun)}
      prefetch="intent"
    />
  );
}
