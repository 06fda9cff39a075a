import { bounds } from '@buddyline/domain/constants';
import { wellFormedText } from '@buddyline/domain/text';
import * as v from 'valibot';

/** A username in the path; older ones may break the rules of new ones. */
export const personParams = v.object({
  username: v.pipe(wellFormedText, v.nonEmpty(), v.maxLength(4 * bounds.usernameMax)),
});
