import type { Moderation } from '@buddyline/domain/sanction';
import { takeBackSeconds } from '@buddyline/domain/ticket-message';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ActionStep } from './action-draft.ts';

interface Props {
  step: Exclude<ActionStep, 'delete'>;
  moderation: Moderation | undefined;
  hidePosts: boolean;
}

/** What a step changes for the person, and what remains. */
export function Afterwards(props: Props) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Afterwards`} className="grid gap-1.5">
      <p className="text-sm font-medium">
        <Trans>Afterwards</Trans>
      </p>
      <div className="text-ink-muted">
        <Consequences {...props} />
      </div>
    </section>
  );
}

function Consequences({ step, moderation, hidePosts }: Props): ReactNode {
  switch (step) {
    case 'note':
      return <Trans>Nothing changes for them, and they are not told.</Trans>;
    case 'message':
      return (
        <Trans>Nothing changes for them. For {takeBackSeconds} seconds it can be taken back.</Trans>
      );
    case 'warning':
      return (
        <>
          <Trans>They keep everything. The warning counts until it is withdrawn.</Trans>{' '}
          {moderation && moderation.warnings > 0 && (
            <Plural
              value={moderation.warnings}
              one="They have # warning already."
              other="They have # warnings already."
            />
          )}
        </>
      );
    case 'suspension':
      return <AfterSuspension hidePosts={hidePosts} />;
  }
}

function AfterSuspension({ hidePosts }: Pick<Props, 'hidePosts'>) {
  return (
    <ul className="grid list-disc gap-1 ps-5">
      <li>
        <Trans>They are signed out everywhere at once, and cannot sign in until it ends.</Trans>
      </li>
      <li>
        {hidePosts ? (
          <Trans>
            Their posts are hidden. Lifting the suspension shows them again; if it ends by itself,
            they stay hidden.
          </Trans>
        ) : (
          <Trans>Their posts stay visible.</Trans>
        )}
      </li>
      <li>
        <Trans>Their dive logs and certificates stay as they are.</Trans>
      </li>
    </ul>
  );
}
