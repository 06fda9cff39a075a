import { diveLogFixture } from '@buddyline/domain/dive-log-fixture';
import { exampleOwner, exampleUser } from '../users/user-example.ts';

/** An example for the OpenAPI document. */
export const exampleDiveLog = { ...diveLogFixture, userId: exampleUser.id, Owner: exampleOwner };
