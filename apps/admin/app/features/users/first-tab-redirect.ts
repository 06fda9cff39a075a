import { redirect } from 'react-router';
import { paths } from '../../paths.ts';
import type { Route } from './+types/first-tab-redirect.ts';

/** Redirects a user's page to its first tab, the posts. */
export function clientLoader({ params, request }: Route.ClientLoaderArgs): Response {
  return redirect(paths.userPosts(params.userId) + new URL(request.url).search);
}

export default function FirstTabRedirect(): null {
  return null;
}
