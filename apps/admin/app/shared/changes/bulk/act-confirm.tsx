import { toLatinDigits } from '@buddyline/domain/numbers';
import { Field } from '@buddyline/ui/field';
import { TextInput } from '@buddyline/ui/text-input';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '../../../language/use-language.ts';
import { Confirm } from '../confirm.tsx';
import { useLastShown } from '../last-shown.ts';
import { useTrashDays } from '../../query/meta-queries.ts';
import type { SelectableNoun, SelectedItem } from '../select/select-state.ts';
import { actTexts } from './act-texts.ts';
import { GoingAlong } from './going-along.tsx';
import { SelectedNames } from './selected-names.tsx';
import type { Act } from './noun-acts.ts';
import { SuspendFields } from './suspend-fields.tsx';
import { newSuspension, type Suspension } from './suspension.ts';

/** Above this, the number of items must be typed before a delete. */
const typedAbove = 50;

interface Props {
  /** The act to confirm; null closes the popup. */
  act: Act | null;
  noun: SelectableNoun;
  items: readonly SelectedItem[];
  onConfirm: (act: Act, suspension: Suspension) => void;
  onClose: () => void;
}

/** Asks once before an act on several items, and says what goes along with a delete. */
export function ActConfirm({ act, noun, items, onConfirm, onClose }: Props) {
  // The texts of the act do not come from a hook.
  useLanguage();
  const shown = useLastShown(act);
  const [typed, setTyped] = useState('');
  const [suspension, setSuspension] = useState(newSuspension);
  if (!shown) return null;
  const count = items.length;
  const texts = actTexts[shown.action];
  const mustType = count > typedAbove;
  const isSuspension = shown.action === 'users.suspend';
  const isWritten = !isSuspension || suspension.publicText.trim() !== '';
  const close = () => {
    setTyped('');
    onClose();
  };
  return (
    <Confirm
      open={act !== null}
      icon={shown.icon}
      title={texts.title(count)}
      description={texts.question(count)}
      tone={shown.isDelete || isSuspension ? 'destructive' : 'default'}
      canConfirm={isWritten && (!mustType || toLatinDigits(typed.trim()) === String(count))}
      details={
        <div className="grid gap-3">
          <SelectedNames items={items} />
          {shown.isDelete && (
            <div className="text-ink-muted">
              <GoingAlong noun={noun} items={items} open={act !== null} />
              <Outlook />
            </div>
          )}
          {isSuspension && <SuspendFields suspension={suspension} onChange={setSuspension} />}
          {mustType && <TypedCount count={count} typed={typed} onType={setTyped} />}
        </div>
      }
      onConfirm={() => {
        if (!act) return;
        onConfirm(act, suspension);
        setSuspension(newSuspension());
      }}
      onClose={close}
    />
  );
}

function Outlook() {
  const days = useTrashDays() ?? null;
  return (
    <p>
      {days === null ? (
        <Trans>They will be gone for good.</Trans>
      ) : (
        <Plural
          value={days}
          one="You can restore them for # day."
          other="You can restore them for # days."
        />
      )}
    </p>
  );
}

interface TypedProps {
  count: number;
  typed: string;
  onType: (text: string) => void;
}

function TypedCount({ count, typed, onType }: TypedProps) {
  const { t } = useLingui();
  return (
    <Field label={t`Type ${count} to confirm`}>
      <TextInput
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        onChange={({ target }) => onType(target.value)}
      />
    </Field>
  );
}
