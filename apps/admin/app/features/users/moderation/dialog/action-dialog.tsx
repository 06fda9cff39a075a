import { handleOf, type User } from '@buddyline/domain/user';
import { Button } from '@buddyline/ui/button';
import { Dialog } from '@buddyline/ui/dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { storedUserId } from '../../../../session/session-hints.ts';
import { FormShell } from '../../../../shared/form/form-shell.tsx';
import { useLastShown } from '../../../../shared/changes/last-shown.ts';
import { moderationQuery } from '../moderation-queries.ts';
import { type ActionStep, sanctionOf } from './action-draft.ts';
import { Afterwards } from './afterwards.tsx';
import { MailPreview } from './mail-preview.tsx';
import { Obstacle } from './obstacle.tsx';
import { StepChoice } from './step-choice.tsx';
import { StepFields } from './step-fields.tsx';
import { useAction } from './use-action.ts';
import { useObstacle } from './use-obstacle.ts';
import { Who } from './who.tsx';

export interface ActionSubject {
  user: User;
  /** The step to begin with; without it that of the draft, or a note. */
  step?: ActionStep | undefined;
}

interface Props {
  /** Whom to take action on; null closes the dialog. */
  subject: ActionSubject | null;
  onClose: () => void;
  /** Asks whether to delete the person. */
  onDelete: (user: User) => void;
}

/** Adds a note about a person, writes to them, warns, suspends or deletes them. Drafts are kept. */
export function ActionDialog({ subject, ...props }: Props) {
  const shown = useLastShown(subject);
  const opening = useOpenings(subject !== null);
  if (!shown) return null;
  const { user, step } = shown;
  return (
    <PersonDialog
      key={`${user.id} ${step ?? ''} ${opening}`}
      user={user}
      first={step}
      open={subject !== null}
      {...props}
    />
  );
}

/** How often it has been opened: each time it begins with the draft, or with a note, not with what was chosen last. */
function useOpenings(isOpen: boolean): number {
  const [seen, setSeen] = useState({ isOpen, openings: 0 });
  if (seen.isOpen === isOpen) return seen.openings;
  const openings = seen.openings + (isOpen ? 1 : 0);
  setSeen({ isOpen, openings });
  return openings;
}

interface DialogProps extends Omit<Props, 'subject'> {
  user: User;
  first: ActionStep | undefined;
  open: boolean;
}

function PersonDialog({ user, first, open, onClose, onDelete }: DialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const form = useRef<HTMLDivElement>(null);
  const { data: moderation } = useQuery({ ...moderationQuery(user.id), enabled: open });
  const action = useAction(user, first, onClose);
  const { step, draft } = action;
  const obstacle = useObstacle(step, user, moderation, storedUserId());
  const name = handleOf(user.username);
  const doLabels: Record<ActionStep, string> = {
    note: t`Add the note`,
    message: t`Send the message`,
    warning: t`Warn`,
    suspension: t`Suspend`,
    delete: t`Delete…`,
  };

  const field = (fieldName: string) =>
    form.current?.querySelector<HTMLElement>(`[name="${fieldName}"]`);

  function submit() {
    if (obstacle !== null) return;
    if (step === 'delete') {
      onDelete(user);
      return;
    }
    const wrong = action.submit();
    if (wrong !== null) field(wrong)?.focus();
  }

  return (
    <Dialog
      open={open}
      wide
      onClose={onClose}
      closeLabel={t`Close`}
      title={t`Take action on ${name}`}
      firstFocus={() =>
        first === undefined
          ? form.current?.querySelector<HTMLElement>('[name="step"]:checked')
          : field(first === 'note' ? 'forStaff' : 'toPerson')
      }
      footer={
        <>
          {action.isDrafted && (
            <Button variant="ghost" className="-ms-3 me-auto max-sm:px-3" onClick={action.discard}>
              <Trans>Discard draft</Trans>
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={step === 'suspension' || step === 'delete' ? 'destructive' : 'primary'}
            disabled={obstacle !== null}
            pending={action.pending}
          >
            {doLabels[step]}
          </Button>
        </>
      }
    >
      <div
        ref={form}
        className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]"
      >
        {/* Before the form on phones, beside it on wide screens. */}
        <div className="min-w-0 lg:col-start-2">
          <Who user={user} moderation={moderation} />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <FormShell
            id={formId}
            label={t`Take action on ${name}`}
            error={action.error}
            pending={action.pending}
            dirty={false}
            stays={staysAnywhere}
            onSubmit={submit}
          >
            <div className="grid gap-5">
              <StepChoice step={step} onChoose={action.choose} />
              {obstacle === null ? (
                <StepFields action={action} user={user} moderation={moderation} />
              ) : (
                <Obstacle user={user} active={moderation?.active ?? null}>
                  {obstacle}
                </Obstacle>
              )}
            </div>
          </FormShell>
        </div>
        {obstacle === null && step !== 'delete' && (
          <div className="grid min-w-0 gap-5 lg:col-start-2">
            {step !== 'note' && (
              <MailPreview
                userId={user.id}
                sanction={action.isReady ? sanctionOf(step, draft) : null}
              />
            )}
            <Afterwards step={step} moderation={moderation} hidePosts={draft.hidePosts} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Nothing is lost by leaving: the draft stays. */
const staysAnywhere = () => true;
