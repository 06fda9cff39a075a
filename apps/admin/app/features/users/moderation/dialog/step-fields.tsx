import type { Moderation } from '@buddyline/domain/sanction';
import type { User } from '@buddyline/domain/user';
import { Checkbox } from '@buddyline/ui/checkbox';
import { Field } from '@buddyline/ui/field';
import { Textarea } from '@buddyline/ui/textarea';
import { Trans, useLingui } from '@lingui/react/macro';
import { modifierKey } from '../../../../shared/keyboard/modifier-key.ts';
import { DeletionDetails } from '../../delete-user.tsx';
import { Reason } from './reason.tsx';
import { SuspensionFields } from './suspension-fields.tsx';
import type { useAction } from './use-action.ts';

interface Props {
  action: ReturnType<typeof useAction>;
  user: User;
  /** Undefined while it is loading. */
  moderation: Moderation | undefined;
}

/** The fields of the chosen step. What only staff read is framed by dashes, as in a ticket's conversation. */
export function StepFields({ action, user, moderation }: Props) {
  const { t } = useLingui();
  const { step, draft, change, errorOf } = action;
  if (step === 'delete') {
    return (
      <div>
        <DeletionDetails user={user} open />
      </div>
    );
  }
  const key = modifierKey();
  return (
    <>
      {step === 'suspension' && (
        <SuspensionFields draft={draft} error={errorOf('day')} onChange={change} />
      )}
      {step !== 'note' && (
        <>
          <Reason kind={step} locale={moderation?.locale} draft={draft} onChange={change} />
          <Field label={t`What they read`} error={errorOf('toPerson')}>
            <Textarea
              name="toPerson"
              className="max-h-72"
              value={draft.toPerson}
              onChange={({ target }) => change({ toPerson: target.value })}
            />
          </Field>
        </>
      )}
      <Field
        label={step === 'note' ? t`Note` : t`Internal note (optional)`}
        hint={t`Only staff read it.`}
        error={errorOf('forStaff')}
      >
        <Textarea
          name="forStaff"
          rows={step === 'note' ? 5 : 2}
          className="max-h-72 border-2 border-dashed"
          value={draft.forStaff}
          onChange={({ target }) => change({ forStaff: target.value })}
        />
      </Field>
      {step === 'note' && (
        <Checkbox
          name="isPinned"
          label={<Trans>Pin it on top</Trans>}
          checked={draft.isPinned}
          onChange={({ target }) => change({ isPinned: target.checked })}
        />
      )}
      <p className="text-xs text-ink-muted">
        <Trans>What you type is kept in this browser until it is sent.</Trans>{' '}
        <span className="max-sm:hidden">
          <Trans>{key} + Enter sends it.</Trans>
        </span>
      </p>
    </>
  );
}
