import { redirect } from 'react-router';
import type { Route } from './+types/home.ts';
import { landingPage } from './addresses.ts';
import { localeOfSearch } from './page-locale.ts';

/** `/` shows no post, so it redirects to the landing page. */
export function loader({ request }: Route.LoaderArgs): Response {
  return redirect(landingPage(localeOfSearch(new URL(request.url).search)));
}
