import { toLatinDigits } from '@buddyline/domain/numbers';
import { Field } from '@buddyline/ui/field';
import { TextInput } from '@buddyline/ui/text-input';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm } from '../confirm.tsx';
import { useLastShown } from '../last-shown.ts';
import { useFeature, useTrashDays } from '../../query/meta-queries.ts';
import { takersQuery } from '../../query/takers-query.ts';
import { useCan } from '../../query/use-can.tsx';
import type { SelectedItem, SelectingList } from '../select/select-state.ts';
import { bulkActionTexts } from './run-texts.ts';
import { GoingAlong } from './going-along.tsx';
import { SelectedNames } from './selected-names.tsx';
import type { NounAction } from './noun-actions.ts';
import { ReasonField } from './reason-field.tsx';
import { SuspendFields } from './suspend-fields.tsx';
import { type ActionValues, newActionValues } from './action-values.ts';
import { PriorityField, TakerField } from './ticket-fields.tsx';

/** Above this, the number of items must be typed before a delete. */
const typedAbove = 50;

interface Props {
  /** The bulk action to confirm; null closes the popup. */
  action: NounAction | null;
  noun: SelectingList['noun'];
  items: readonly SelectedItem[];
  onConfirm: (action: NounAction, values: ActionValues) => void;
  onClose: () => void;
}

/** Asks once before a bulk action, and says what is deleted along with the items. */
export function BulkActionConfirm({ action, noun, items, onConfirm, onClose }: Props) {
  const { t } = useLingui();
  const shown = useLastShown(action);
  const [typed, setTyped] = useState('');
  const [values, setValues] = useState(newActionValues);
  const hasBulk = useFeature('bulk');
  const hasAssign = useFeature('ticket-assign');
  const mayAssign = useCan()('tickets.assign');
  // Asked for with the select mode, so that a name can be typed as soon as the popup is there.
  const takers = useQuery({
    ...takersQuery(),
    enabled: noun === 'tickets' && hasAssign && mayAssign,
  });
  if (!shown) return null;
  const count = items.length;
  const texts = bulkActionTexts[shown.name];
  const mustType = count > typedAbove;
  const isSuspension = shown.name === 'users.suspend';
  const isWritten = !isSuspension || values.suspension.publicText.trim() !== '';
  // Without the names, the field shows another person than the one who would get them.
  const canChoose = shown.name !== 'tickets.assign' || !takers.isPending;
  const close = () => {
    setTyped('');
    onClose();
  };
  return (
    <Confirm
      open={action !== null}
      icon={shown.icon}
      title={texts.title(count)}
      description={texts.question(count)}
      // The specification's word before a delete.
      labels={shown.isDelete ? undefined : { confirm: texts.title(count), cancel: t`Cancel` }}
      tone={shown.isDelete || isSuspension ? 'destructive' : 'default'}
      canConfirm={
        isWritten && canChoose && (!mustType || toLatinDigits(typed.trim()) === String(count))
      }
      details={
        <div className="grid gap-3">
          <SelectedNames items={items} />
          {shown.isDelete && (
            <div className="text-ink-muted">
              <GoingAlong noun={noun} items={items} open={action !== null} />
              <Outlook />
            </div>
          )}
          {isSuspension && (
            <SuspendFields
              suspended={items.filter((item) => item.isSuspended).length}
              suspension={values.suspension}
              onChange={(suspension) => setValues({ ...values, suspension })}
            />
          )}
          {shown.name === 'tickets.assign' && <TakerField values={values} onChange={setValues} />}
          {shown.name === 'tickets.prioritize' && (
            <PriorityField values={values} onChange={setValues} />
          )}
          {shown.name === 'posts.hide' && hasBulk && (
            <ReasonField
              reason={values.reason}
              onChange={(reason) => setValues({ ...values, reason })}
            />
          )}
          {mustType && <TypedCount count={count} typed={typed} onType={setTyped} />}
        </div>
      }
      onConfirm={() => {
        if (!action) return;
        onConfirm(action, values);
        setValues(newActionValues());
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
