import type { Amount } from '@buddyline/domain/dive-log-amounts';
import { useLanguage } from '../../../language/use-language.ts';
import { amountTexts } from './amount-text.ts';

interface Props {
  /** Null: not recorded. */
  value: number | null;
  /** The unit of `value`, from which the other is converted. */
  unit: Amount['unit'];
}

/** '66 ft · 20.1 m', or '—' if not recorded. */
export function BothUnits({ value, unit }: Props) {
  const language = useLanguage();
  if (value === null) return '—';
  return amountTexts({ value, unit }, language).map((text, at) => (
    <span key={text} className="whitespace-nowrap tabular-nums">
      {at > 0 && <span> · </span>}
      <bdi>{text}</bdi>
    </span>
  ));
}

/** The same on two lines, the second one smaller. */
export function StackedUnits({ value, unit }: Props) {
  const language = useLanguage();
  if (value === null) return '—';
  const [first, second] = amountTexts({ value, unit }, language);
  return (
    <>
      <bdi className="block whitespace-nowrap tabular-nums">{first}</bdi>
      {second && (
        <bdi className="block text-xs font-normal whitespace-nowrap text-ink-muted tabular-nums">
          {second}
        </bdi>
      )}
    </>
  );
}
