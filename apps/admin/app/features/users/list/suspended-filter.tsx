import { Checkbox } from '@buddyline/ui/checkbox';
import { Trans } from '@lingui/react/macro';

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** The filter of the users list, in the panel below its search. */
export function SuspendedFilter({ checked, onChange }: Props) {
  return (
    <Checkbox
      label={<Trans context="user">Suspended</Trans>}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
