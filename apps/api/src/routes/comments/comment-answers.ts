import { Failure } from '../../http/failure.ts';

export const noSuchComment = (): Failure =>
  new Failure(404, /*i18n*/ { id: 'api.comments.none', message: 'There is no such comment.' });
