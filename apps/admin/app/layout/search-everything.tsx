import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import { modifierKey } from '../shared/keyboard/modifier-key.ts';

/** Opens the command palette. */
export function SearchEverything({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" aria-haspopup="dialog" onClick={onClick} className="search-everything">
      <Icon of={Search} size={20} />
      <span className="search-words">
        <Trans>Search everything</Trans>
      </span>
      <kbd aria-hidden dir="ltr">
        {modifierKey()} K
      </kbd>
    </button>
  );
}
