import { useLingui } from '@lingui/react/macro';
import { actionRights } from '../../action-rights.ts';
import { useCan } from '../../../../shared/query/use-can.tsx';
import { stepLooks, useSanctionNames } from '../sanction-names.ts';
import { type ActionStep, actionSteps } from './action-draft.ts';
import { Choices } from './choices.tsx';

interface Props {
  step: ActionStep;
  onChoose: (step: ActionStep) => void;
}

/** What staff can do, the mildest first. */
export function StepChoice({ step, onChoose }: Props) {
  const { t } = useLingui();
  const can = useCan();
  const { steps } = useSanctionNames();
  return (
    <Choices
      label={t`What to do`}
      name="step"
      choices={actionSteps
        .filter((value) => can(actionRights[value]))
        .map((value) => ({
          value,
          label: steps[value],
          icon: stepLooks[value].icon,
        }))}
      value={step}
      onChoose={onChoose}
    />
  );
}
