import { Failure } from '../../http/failure.ts';

export const noSuchDiveTrip = (): Failure =>
  new Failure(404, /*i18n*/ { id: 'api.dive-trips.none', message: 'There is no such dive trip.' });
