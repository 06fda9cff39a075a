import { data } from 'react-router';

/** Every address that `routes.ts` does not have: the error page, saying 404. */
export function clientLoader(): never {
  throw data(null, { status: 404 });
}

export default function NotFoundPage(): null {
  return null;
}
