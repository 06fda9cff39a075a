import { Trans } from '@lingui/react/macro';

/** Halts what moves by itself (WCAG 2.2, 2.2.2). The styles read the checkbox, so that no script is needed. */
export function MotionSwitch() {
  return (
    <label className="motion-switch">
      <input type="checkbox" autoComplete="off" />
      <span>
        <Trans>Pause the motion</Trans>
      </span>
    </label>
  );
}
