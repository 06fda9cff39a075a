import { useLingui } from '@lingui/react/macro';

/** Halts what moves by itself (WCAG 2.2, 2.2.2). The styles read the checkbox, so that no script is needed. */
export function MotionSwitch() {
  const { t } = useLingui();
  return (
    <label className="motion-switch">
      <input type="checkbox" autoComplete="off" />
      <span>{t`Pause the motion`}</span>
    </label>
  );
}
