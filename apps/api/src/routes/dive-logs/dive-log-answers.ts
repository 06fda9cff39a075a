import { Failure } from '../../http/failure.ts';

export const noSuchDiveLog = (): Failure =>
  new Failure(404, /*i18n*/ { id: 'api.dive-logs.none', message: 'There is no such dive log.' });
