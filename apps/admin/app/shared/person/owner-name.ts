import { displayName, type Owner } from '@buddyline/domain/user';
import { sharedText } from '../../language/texts.ts';

/** The full name of whom something belongs to, or the specification's 'No-Name'. */
export function ownerName(owner: Owner | null): string {
  return displayName(owner, sharedText('name.missing-on-owner'));
}

/** '@mira', as labels of actions name a person; the full name where the backend sends no username. */
export function ownerHandle(owner: Owner | null): string {
  return owner?.username ? `@${owner.username}` : ownerName(owner);
}
