import { Failure } from '../../http/failure.ts';

export const nobody = (): Failure =>
  new Failure(404, /*i18n*/ { id: 'api.people.none', message: 'There is nobody of this name.' });

export const followsThemselves = (): Failure =>
  new Failure(
    409,
    /*i18n*/ { id: 'api.people.themselves', message: 'Nobody can follow themselves.' },
  );
