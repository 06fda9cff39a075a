import { Mark } from '@buddyline/ui/mark';
import { Trans, useLingui } from '@lingui/react/macro';
import { site } from '../site.ts';
import { Excerpt } from './phone.tsx';

/** The answer: the next dive, on a phone that was lying face up. */
export function AnswerNotice() {
  const { t } = useLingui();
  return (
    <Excerpt
      label={t`A notice of the app: Lina asks for the next dive`}
      when={<Trans>Sunday morning: the answer</Trans>}
    >
      <div className="notice">
        <Mark className="size-8" />
        <p>
          <span className="notice-head">
            <b>{site.brand}</b>
            <Trans>now</Trans>
          </span>
          <Trans>Lina: Same line on Saturday? I bring the second torch.</Trans>
        </p>
      </div>
    </Excerpt>
  );
}
