import { Icon } from '@buddyline/ui/icon';
import { useLingui } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { lastVisitedList } from '../list/list-state.ts';
import { UndoLine } from '../changes/undo-line.tsx';
import { UserText } from '../text/user-text.tsx';

interface Props {
  steps: { label: string; to: string }[];
  /** The current page; empty until its name is known, and if it does not exist. */
  here: string;
  /** The page has a list, beside whose count the last change stands. */
  hasList?: boolean;
}

/**
 * The page's ancestors, and the last change with its Undo. Links to lists keep the page, search and filters
 * of the last visit.
 */
export function Breadcrumb({ steps, here, hasList = false }: Props) {
  const { t } = useLingui();
  return (
    <div className="flex items-center gap-4">
      <nav aria-label={t`Breadcrumb`}>
        <ol role="list" className="flex flex-wrap items-center gap-1.5">
          {steps.map(({ label, to }, at) => (
            <li key={to} className="flex items-center gap-1.5">
              <Link
                to={lastVisitedList(to)}
                prefetch="intent"
                className="py-1 underline-offset-4 hover:text-ink hover:underline"
              >
                <UserText>{label}</UserText>
              </Link>
              {(here || at < steps.length - 1) && <Icon of={ChevronRight} directional />}
            </li>
          ))}
          {/* The key makes a new name appear in place, without moving when a step is added before it. */}
          {here && (
            <li key={here} aria-current="page">
              <UserText>{here}</UserText>
            </li>
          )}
        </ol>
      </nav>
      {!hasList && (
        <div className="undo-place">
          <UndoLine />
        </div>
      )}
    </div>
  );
}
