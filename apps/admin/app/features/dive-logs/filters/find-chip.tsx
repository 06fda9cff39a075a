import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../../language/use-language.ts';
import { PersonName } from '../../../shared/list/filters/person-name.tsx';
import { dayText } from '../dive-moment.tsx';
import { amountTexts } from '../values/amount-text.ts';
import type { FindList, FindName } from './find-list.ts';
import { useFindNames } from './find-names.ts';

interface Props {
  name: FindName;
  list: FindList;
}

/** The label of an active filter's chip. */
export function FindChip({ name, list }: Props) {
  const { orders, findings } = useFindNames();
  switch (name) {
    case 'dateFrom':
    case 'dateTo':
      return <DayChip name={name} list={list} />;
    case 'depthFrom':
    case 'depthTo':
      return <DepthChip name={name} list={list} />;
    case 'findings':
      return findings[list.findings ? 'true' : 'false'];
    case 'userId': {
      const diver = <PersonName personId={list.userId ?? ''} />;
      return <Trans>Diver: {diver}</Trans>;
    }
    case 'sort':
      return orders[list.sort ?? 'newest'];
  }
}

function DayChip({ name, list }: Props) {
  const day = <bdi>{dayText((name === 'dateFrom' ? list.dateFrom : list.dateTo) ?? null)}</bdi>;
  return name === 'dateFrom' ? <Trans>Dived from {day}</Trans> : <Trans>Dived up to {day}</Trans>;
}

function DepthChip({ name, list }: Props) {
  const language = useLanguage();
  const feet = (name === 'depthFrom' ? list.depthFrom : list.depthTo) ?? 0;
  const [leading] = amountTexts({ value: feet, unit: 'ft' }, language);
  const depth = <bdi>{leading}</bdi>;
  return name === 'depthFrom' ? <Trans>{depth} or deeper</Trans> : <Trans>Down to {depth}</Trans>;
}
