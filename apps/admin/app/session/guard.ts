import { redirect } from 'react-router';
import { paths } from '../paths.ts';
import { isSignedIn } from './session.ts';
import { signOutVisitor } from './sign-out.ts';

/** Signs out a visitor without a session and redirects to the login page. */
export async function requireSession(request: Request): Promise<void> {
  if (isSignedIn()) return;
  await signOutVisitor(request.url);
  throw redirect(paths.login);
}
