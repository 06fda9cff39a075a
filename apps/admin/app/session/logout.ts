import { redirect } from 'react-router';
import { paths } from '../paths.ts';
import { storedUserId } from './session-hints.ts';
import { signOut } from './sign-out.ts';
import { forgetDraftsOnSharedComputer } from './stored-drafts.ts';

/**
 * Logout is a form post to this route, so that a form with unsaved changes can ask for confirmation, as
 * for any other navigation.
 */
export async function clientAction(): Promise<Response> {
  const personId = storedUserId();
  if (personId !== null) forgetDraftsOnSharedComputer(personId);
  await signOut();
  return redirect(paths.login);
}

export function clientLoader(): Response {
  return redirect(paths.login);
}

export default function Logout(): null {
  return null;
}
