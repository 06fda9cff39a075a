import { Failure } from '../../http/failure.ts';

export const noSuchPost = (): Failure =>
  new Failure(404, /*i18n*/ { id: 'api.posts.none', message: 'There is no such post.' });
