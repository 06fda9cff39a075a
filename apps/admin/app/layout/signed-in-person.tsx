import { displayName } from '@buddyline/domain/user';
import { Avatar } from '@buddyline/ui/avatar';
import { useQuery } from '@tanstack/react-query';
import { sharedText } from '../language/texts.ts';
import { storedUserId } from '../session/session-hints.ts';
import { fileUrl } from '../shared/form/file-url.ts';
import { personQuery } from '../shared/query/person-queries.ts';
import { UserText } from '../shared/text/user-text.tsx';
import { LogoutButton } from './logout-button.tsx';

/** The signed-in person and the logout button, which does not wait for the name to load. */
export function SignedInPerson() {
  const userId = storedUserId();
  return userId === null ? <LogoutButton /> : <Person userId={userId} />;
}

function Person({ userId }: { userId: string }) {
  const { data: person } = useQuery(personQuery(userId));
  return (
    <div className="flex items-center gap-3">
      <Avatar src={fileUrl(person?.profilePicture, 'avatar')} size="md" />
      <div className="grid h-12 min-w-0 grid-rows-2 items-center">
        <UserText as="span" className="truncate">
          {person && displayName(person, sharedText('name.missing-on-profile'))}
        </UserText>
        <LogoutButton />
      </div>
    </div>
  );
}
