import { redirect } from 'react-router';
import { paths } from '../paths.ts';
import { isSignedIn } from './session.ts';

/** `/`, `/panel` and `/admin` have no page of their own. */
export function clientLoader(): Response {
  return redirect(isSignedIn() ? paths.dashboard : paths.login);
}

export default function HomeRedirect(): null {
  return null;
}
