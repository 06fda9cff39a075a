import type { Page } from '@playwright/test';
import { staffCalls } from './staff-calls.ts';

export interface DemoPerson {
  id: string;
  username: string;
  role: string;
  isSuspended: boolean;
}

/** The newest member who is not suspended. */
export async function someMember(page: Page): Promise<DemoPerson> {
  const { list } = await staffCalls(page);
  const people = await list<DemoPerson>('users?limit=100');
  return found(people.find(({ role, isSuspended }) => role === 'USER' && !isSuspended));
}

/** The demo's suspended person. */
export async function suspendedMember(page: Page): Promise<DemoPerson> {
  const { list } = await staffCalls(page);
  const [person] = await list<DemoPerson>('users?suspended=true');
  return found(person);
}

function found(person: DemoPerson | undefined): DemoPerson {
  if (!person) throw new Error('The demo has no such person.');
  return person;
}
