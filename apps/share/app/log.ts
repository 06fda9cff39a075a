import { openLog } from '@buddyline/web-server/log';

/** Where failures are told whose cause only the pages know. */
export const log = openLog();
