import { fetchCode } from '../fetch-code.ts';

const load = async () => (await import('./timed-toaster.tsx')).TimedToaster;

/** Fetched with the first toast on the login page, and on the first interaction elsewhere. */
export const fetchToaster = () => fetchCode(load);
