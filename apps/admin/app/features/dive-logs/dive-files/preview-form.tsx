import {
  type DiveLogPreview,
  type DiveLogTaken,
  shiftHoursMax,
} from '@buddyline/domain/dive-log-import';
import { Button } from '@buddyline/ui/button';
import { Field } from '@buddyline/ui/field';
import { TextInput } from '@buddyline/ui/text-input';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useCallback, useMemo, useRef, useState } from 'react';
import { refreshEverything } from '../../../shared/changes/undo-mutation.ts';
import { asTaken, firstChoices, readChoices, toggled, importRequestOf } from './choices.ts';
import { offerUndoOfImport, takeMutation } from './import-calls.ts';
import { PreviewFacts } from './preview-facts.tsx';
import { PreviewTable } from './preview-table.tsx';
import { StepButtons } from './step-buttons.tsx';

interface Props {
  preview: DiveLogPreview;
  isTaking: boolean;
  onTaking: (isTaking: boolean) => void;
  /** Called if some dives were refused. */
  onRefused: (taken: DiveLogTaken) => void;
  onClose: () => void;
}

/** What is in the file, and what of it is taken. If the import fails, everything chosen stays. */
export function PreviewForm({ preview, isTaking, onTaking, onRefused, onClose }: Props) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [choices, setChoices] = useState(() => firstChoices(preview));
  const { shift, isFirstValid } = readChoices(choices);
  const wish = importRequestOf(choices);
  const count = choices.ticked.size;
  /** Known before the next rendering, so that a second Enter sends nothing. */
  const isSent = useRef(false);
  const rows = useMemo(() => asTaken(preview.dives, choices), [preview, choices]);
  const toggle = useCallback(
    (n: number) => setChoices((now) => ({ ...now, ticked: toggled(now.ticked, n) })),
    [],
  );
  const { mutate } = useMutation({
    ...takeMutation(preview.id),
    onSuccess: (taken, _wish, { isSameSession }) => finish(taken, isSameSession),
    onSettled: () => {
      isSent.current = false;
      onTaking(false);
    },
  });

  function finish(taken: DiveLogTaken, isSameSession: () => boolean) {
    const done = taken.results.filter(({ ok }) => ok).length;
    if (done < taken.results.length) onRefused(taken);
    else onClose();
    void refreshEverything(client);
    if (done === 0) return;
    const text = plural(done, { one: '# dive imported.', other: '# dives imported.' });
    void offerUndoOfImport(client, preview.id, { text, isSameSession });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!wish || isSent.current) return;
    isSent.current = true;
    onTaking(true);
    mutate(wish);
  }

  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
      <PreviewFacts preview={preview} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={<Trans>Add hours to all times</Trans>}
          hint={<Trans>If the file is in another time zone, such as -3 or 5:30</Trans>}
          error={
            shift === null &&
            t`Hours, or hours and minutes such as 5:30, from -${shiftHoursMax} to ${shiftHoursMax}.`
          }
        >
          <TextInput
            name="shift"
            dir="ltr"
            // Not a keypad of digits: those of some phones have neither a minus nor a colon.
            autoComplete="off"
            placeholder="0"
            value={choices.shift}
            onChange={({ target }) => setChoices({ ...choices, shift: target.value })}
          />
        </Field>
        <Field
          label={<Trans>Renumber from</Trans>}
          hint={<Trans>Empty: the numbers stay as in the file</Trans>}
          error={!isFirstValid && t`A whole number from 1.`}
        >
          <TextInput
            name="first"
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            value={choices.first}
            onChange={({ target }) => setChoices({ ...choices, first: target.value })}
          />
        </Field>
      </div>
      <PreviewTable
        dives={rows}
        ticked={choices.ticked}
        onToggle={toggle}
        onTick={(ticked) => setChoices((now) => ({ ...now, ticked }))}
      />
      <StepButtons>
        <Button variant="outline" disabled={isTaking} onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" variant="primary" pending={isTaking} disabled={wish === null}>
          <Plural value={count} one="Import # dive" other="Import # dives" />
        </Button>
      </StepButtons>
    </form>
  );
}
