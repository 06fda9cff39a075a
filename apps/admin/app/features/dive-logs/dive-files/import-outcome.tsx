import type { DiveLogPreview, DiveLogTaken } from '@buddyline/domain/dive-log-import';
import { Button } from '@buddyline/ui/button';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { UserText } from '../../../shared/text/user-text.tsx';
import { dayText } from '../dive-moment.tsx';
import { siteName } from '../dive-name.ts';
import { StepButtons } from './step-buttons.tsx';

interface Props {
  preview: DiveLogPreview;
  taken: DiveLogTaken;
  onClose: () => void;
}

/** What became of the dives, if some were refused. What was imported can be undone by the toast. */
export function ImportOutcome({ preview, taken, onClose }: Props) {
  const { t } = useLingui();
  const dives = new Map(preview.dives.map(({ n, dive }) => [n, dive]));
  const refused = taken.results.filter(({ ok }) => !ok);
  const done = taken.results.length - refused.length;
  return (
    <div className="grid gap-3">
      <div role="status" className="grid gap-1 font-medium">
        {done > 0 && (
          <p>
            <Plural value={done} one="# dive imported." other="# dives imported." />
          </p>
        )}
        <p className="text-danger-ink">
          <Plural value={refused.length} one="# dive was refused:" other="# dives were refused:" />
        </p>
      </div>
      {/* Not as long as its list, so that the toast below does not cover the button. */}
      <div
        className="max-h-[50dvh] overflow-y-auto border-s-2 border-danger/60 ps-3"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keyboard
        tabIndex={0}
        role="region"
        aria-label={t`Refused dives`}
      >
        <ul role="list" className="grid gap-2">
          {refused.map(({ n, message }) => {
            const dive = dives.get(n);
            return (
              <li key={n}>
                {dive && (
                  <span className="flex flex-wrap gap-x-3 font-medium">
                    <UserText>{siteName(dive)}</UserText>
                    <bdi className="tabular-nums">{dayText(dive.date)}</bdi>
                  </span>
                )}
                <UserText as="span" className="block w-fit text-ink-muted">
                  {message ?? ''}
                </UserText>
              </li>
            );
          })}
        </ul>
      </div>
      <StepButtons>
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </StepButtons>
    </div>
  );
}
