import { Failure } from '../../http/failure.ts';

export const noSuchCertificate = (): Failure =>
  new Failure(
    404,
    /*i18n*/ { id: 'api.certificates.none', message: 'There is no such certificate.' },
  );
