import { displayName } from '@buddyline/domain/user';
import { useQuery } from '@tanstack/react-query';
import { sharedText } from '../../../language/texts.ts';
import { personQuery } from '../../query/person-queries.ts';
import { UserText } from '../../text/user-text.tsx';

/** The name of the person whom a list is filtered by. */
export function PersonName({ personId }: { personId: string }) {
  const { data, isError } = useQuery(personQuery(personId));
  const known = data && displayName(data, sharedText('name.missing-on-profile'));
  // A deleted person has no profile.
  return <UserText>{known ?? (isError ? personId.slice(0, 8) : '…')}</UserText>;
}
