import { IconButton } from '@buddyline/ui/icon-button';
import { useLingui } from '@lingui/react/macro';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ReactNode, useId } from 'react';

interface Props {
  /** What a list is rarely used for: tools. */
  children: ReactNode;
  /** The button of what is created in the list. */
  action?: ReactNode;
}

/**
 * At the end of the page's header: what concerns the list as a whole. On phones the tools are in a menu. It is not in
 * the header's `actions`, because the tools follow the search, and the header does not.
 */
export function ListHead({ children, action }: Props) {
  const { t } = useLingui();
  const menuId = useId();
  return (
    <div data-actions className="list-head">
      <IconButton icon={Ellipsis} label={t`More`} className="sm:hidden" popoverTarget={menuId} />
      <div id={menuId} popover="auto" className="list-menu">
        {children}
      </div>
      {action}
    </div>
  );
}
