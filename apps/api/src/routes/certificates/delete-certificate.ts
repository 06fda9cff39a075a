import { messageSchema } from '@buddyline/domain/envelope';
import { holder } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { deleteForCaller } from '../../trash/delete-for-caller.ts';
import { noSuchCertificate } from './certificate-answers.ts';

const deleted = /*i18n*/ { id: 'api.certificates.deleted', message: 'Certificate deleted.' };

export function deleteCertificate(api: Api, services: Services): void {
  api.delete(
    '/certificates/:certificateId',
    {
      config: {
        access: holder('certificates', 'certificateId'),
        may: 'certificates.delete',
        isVersioned: true,
      },
      schema: {
        operationId: 'deleteCertificate',
        summary: 'Move a certificate with its document to the trash',
        tags: ['certificates'],
        params: idParams('certificateId'),
        response: { 200: messageSchema },
        answerHeaders: ['X-Undo'],
      },
    },
    async (request, reply) => {
      const wanted = {
        noun: 'certificates',
        itemId: request.params.certificateId,
        done: deleted,
      } as const;
      const message = await deleteForCaller({ request, reply }, services, wanted);
      if (message === undefined) throw noSuchCertificate();
      return success(message);
    },
  );
}
