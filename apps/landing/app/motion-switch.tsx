import { useLingui } from '@lingui/react/macro';

/**
 * Pauses automatic motion (WCAG 2.2, 2.2.2). The styles read the checkbox, so no script is needed.
 */
export function MotionSwitch() {
  const { t } = useLingui();
  return (
    <label className="motion-switch">
      <input type="checkbox" autoComplete="off" />
      <span>{t`Pause the motion`}</span>
    </label>
  );
}
