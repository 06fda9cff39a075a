import { diveLogFixture } from '@buddyline/domain/dive-log-fixture';
import { exampleOwner, exampleUser } from '../users/user-example.ts';

/** As an answer shows it; for the API's description. */
export const exampleDiveLog = { ...diveLogFixture, userId: exampleUser.id, Owner: exampleOwner };
