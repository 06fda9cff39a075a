import { data } from 'react-router';

/** Any URL without a route in `routes.ts`: shows the error page for 404. */
export function clientLoader(): never {
  throw data(null, { status: 404 });
}

export default function NotFoundPage(): null {
  return null;
}
