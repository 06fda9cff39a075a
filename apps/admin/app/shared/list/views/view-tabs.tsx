import { buttonClasses } from '@buddyline/ui/button-classes';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import type { SelectableNoun } from '../../changes/select/select-state.ts';
import { UserText } from '../../text/user-text.tsx';
import { viewsQuery } from './view-lists.ts';

interface Props {
  noun: SelectableNoun;
  label: string;
}

/** The saved views of the whole list, each a click away; of a list with filters the view that it shows. */
export function ViewTabs({ noun, label }: Props) {
  const { data: views = [] } = useQuery(viewsQuery(noun));
  const shown = shownQuery(useLocation().search);
  const tabs = shown === '' ? views : views.filter(({ query }) => query === shown);
  if (tabs.length === 0) return null;
  return (
    <nav aria-label={label} className="sideways">
      {tabs.map(({ id, name, query }) => (
        <Link
          key={id}
          to={{ search: query }}
          aria-current={query === shown ? 'true' : undefined}
          className={buttonClasses({
            variant: query === shown ? 'secondary' : 'outline',
            size: 'sm',
            className: 'max-w-40',
          })}
        >
          <UserText className="truncate">{name}</UserText>
        </Link>
      ))}
    </nav>
  );
}

/** As `viewQuery`, but with what the list does not understand, for which all schemas would have to be fetched. */
function shownQuery(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  return params.toString();
}
