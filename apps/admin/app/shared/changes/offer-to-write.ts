import { t } from '@lingui/core/macro';
import { notifySuccess } from '../../notify/notify.ts';
import { paths } from '../../paths.ts';

/** After a change was undone of which a person had been notified by mail. */
export function offerToWrite(message: string, personId: string): void {
  // Their page opens the dialog that writes to them.
  notifySuccess(message, { label: t`Write to them`, to: `${paths.userStaff(personId)}?write` });
}
