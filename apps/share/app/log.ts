import { openLog } from '@buddyline/web-server/log';

/** For failures whose cause only the pages know. */
export const log = openLog();
