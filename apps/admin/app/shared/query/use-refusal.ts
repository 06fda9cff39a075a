import type { Verb } from '@buddyline/domain/rights';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { storedUserId } from '../../session/session-hints.ts';
import { metaQuery } from './meta-queries.ts';
import { personQuery } from './person-queries.ts';
import { useCan } from './use-can.tsx';

/**
 * Why the signed-in person may not do something, as a sentence that says who may; undefined where they may.
 *
 * @param ownerId whose record it is: everybody may do it with their own
 */
export function useRefusal(): (verb: Verb, ownerId?: string) => string | undefined {
  const { t } = useLingui();
  const can = useCan();
  const { data: meta } = useQuery(metaQuery);
  const ownId = storedUserId();
  const { data: person } = useQuery({ ...personQuery(ownId ?? ''), enabled: false });
  return (verb, ownerId) => {
    if (can(verb) || (ownerId !== undefined && ownerId === ownId)) return undefined;
    const may = (level: string) => meta?.rights?.[level]?.includes(verb) === true;
    const name = person?.fullAdministrator;
    const who = may('support')
      ? t`Only staff who answer tickets may do this.`
      : may('moderator')
        ? t`Only moderators and full administrators may do this.`
        : verb === 'users.delete'
          ? t`Only full administrators delete people.`
          : t`Only full administrators may do this.`;
    return name ? `${who} ${t`Ask ${name}.`}` : who;
  };
}
