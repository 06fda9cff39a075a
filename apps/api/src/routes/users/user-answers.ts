import { Failure } from '../../http/failure.ts';

export const noSuchUser = (): Failure =>
  new Failure(404, /*i18n*/ { id: 'api.users.none', message: 'There is no such user.' });
