import { diveLogImportSchema } from '@buddyline/domain/dive-log-import';
import { successSchema } from '@buddyline/domain/envelope';
import { member } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { examplePreview } from './import-example.ts';
import { findOwnImport } from './own-import.ts';
import { previewAnswer } from './preview-answer.ts';

export function getImport(api: Api, { database: { db } }: Services): void {
  api.get(
    '/divelogs/imports/:importId',
    {
      config: { access: member },
      schema: {
        operationId: 'getDiveLogImport',
        summary: 'The progress of an import, and its preview',
        description:
          'While the file arrives or is read, `preview` is null. A file that cannot be read leaves nothing: the answer to its upload says why.',
        tags: ['dive-logs'],
        params: idParams('importId'),
        response: { 200: successSchema(diveLogImportSchema) },
        dataExample: {
          id: examplePreview.id,
          state: 'ready',
          progress: 1,
          preview: examplePreview,
        },
      },
    },
    async (request) => {
      const { importId: id } = request.params;
      const { state, progress, preview } = await findOwnImport(db, request, id);
      return success(request.i18n._(done), {
        id,
        state,
        progress,
        preview: preview && (await previewAnswer(id, preview, request.i18n)),
      });
    },
  );
}
