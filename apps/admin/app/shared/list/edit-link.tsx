import { buttonClasses } from '@buddyline/ui/button-classes';
import { Icon } from '@buddyline/ui/icon';
import { Tooltip } from '@buddyline/ui/tooltip';
import Pencil from 'lucide-react/icons/pencil';
import { Link, type LinkProps } from 'react-router';
import { editTarget } from '../keyboard/list-keyboard.ts';

interface Props extends Pick<LinkProps, 'prefetch'> {
  /** The path of the page whose form is opened. */
  path: string;
  label: string;
}

/** The pencil of a list's item, which opens its form. */
export function EditLink({ path, label, prefetch }: Props) {
  return (
    <Tooltip text={label} repeatsName>
      <Link
        to={{ pathname: path, search: 'edit' }}
        {...(prefetch && { prefetch })}
        {...editTarget}
        aria-label={label}
        className={buttonClasses({ variant: 'ghost', size: 'icon' })}
      >
        <Icon of={Pencil} />
      </Link>
    </Tooltip>
  );
}
