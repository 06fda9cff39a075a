import type { Verb } from '@buddyline/domain/rights';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import { storedUserId } from '../../session/session-hints.ts';
import { metaQuery } from './meta-queries.ts';
import { personQuery } from './person-queries.ts';

const Rights = createContext<readonly string[] | undefined>(undefined);

/** Reads what the signed-in person may do. Their profile is fetched by the layout. */
export function RightsProvider({ children }: { children: ReactNode }) {
  const { data: meta } = useQuery(metaQuery);
  const { data: person } = useQuery({ ...personQuery(storedUserId() ?? ''), enabled: false });
  const rights = person && meta?.rights && (meta.rights[person.staffLevel ?? ''] ?? []);
  return <Rights value={rights}>{children}</Rights>;
}

/**
 * Asks whether the signed-in person may do something, as the API's `can`. Until the backend has responded, and where it
 * announces no rights, they may do everything.
 */
export function useCan(): (verb: Verb) => boolean {
  const rights = use(Rights);
  return (verb) => rights?.includes(verb) ?? true;
}
