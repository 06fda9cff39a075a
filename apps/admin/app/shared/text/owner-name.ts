import { displayName, handleOf, type Owner } from '@buddyline/domain/user';
import { sharedText } from '../../language/texts.ts';

/** The owner's full name, or the specification's 'No-Name'. */
export function ownerName(owner: Owner | null): string {
  return displayName(owner, sharedText('name.missing-on-owner'));
}

/** '@mira', for the labels of actions; the full name if the backend sends no username. */
export function ownerHandle(owner: Owner | null): string {
  return owner?.username ? handleOf(owner.username) : ownerName(owner);
}
