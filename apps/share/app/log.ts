import { openLog } from '@buddyline/web-server/log';

/** The log of the page code, for failures that the server itself does not see. */
export const log = openLog();
