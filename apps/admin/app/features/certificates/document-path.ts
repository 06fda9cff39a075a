import { paths } from '../../paths.ts';

/** The window of a certificate's document. Not in `paths.ts`, which every page loads. */
export const documentPath = (certificateId: string): string =>
  `${paths.certificate(certificateId)}/document`;
