import { bounds } from '@buddyline/domain/constants';
import { messageSchema, successSchema } from '@buddyline/domain/envelope';
import {
  type SavedView,
  savedViewCreateSchema,
  savedViewSchema,
  savedViewUpdateSchema,
} from '@buddyline/domain/saved-view';
import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { errorCode } from '../../db/database-errors.ts';
import type { Database } from '../../db/schema.ts';
import { callerOf } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { success } from '../../http/envelope.ts';
import { Failure, notFound } from '../../http/failure.ts';
import { idParams } from '../../http/id-params.ts';
import { answerOnce } from '../../http/idempotency/answer-once.ts';
import type { Services } from '../../services.ts';
import {
  countOwnViews,
  deleteView,
  findEditableView,
  insertView,
  updateView,
} from './views-sql.ts';

const saved = /*i18n*/ { id: 'api.views.saved', message: 'View saved.' };
const deleted = /*i18n*/ { id: 'api.views.deleted', message: 'View deleted.' };
const nameTaken = /*i18n*/ {
  id: 'api.views.name-taken',
  message: 'You have a view of this list with that name: choose another one.',
};
const tooMany = /*i18n*/ {
  id: 'api.views.too-many',
  message: 'You have as many views as there can be: delete one first.',
};

const audit = { none: 'a personal bookmark: no record is changed' };
const params = idParams('viewId');
const saves = successSchema(savedViewSchema);
const made = { response: { 201: saves } };
const answer = { response: { 200: saves } };

/** Saves, renames, shares and deletes the caller's views, and those that are left of former staff. */
export function editViews(api: Api, { database: { db } }: Services): void {
  api.post(
    '/views',
    {
      config: { may: 'views.read', makes: '/views/:id', audit },
      schema: {
        operationId: 'createView',
        summary: 'Save a view of a list',
        tags: ['views'],
        body: savedViewCreateSchema,
        ...made,
        failures: [409],
      },
    },
    async (request, reply) =>
      answerOnce({ request, reply }, db, async (transaction) => {
        const { userId } = callerOf(request);
        if ((await countOwnViews(transaction, userId)) >= bounds.viewsMax) {
          throw new Failure(409, tooMany);
        }
        const id = uuidv7();
        await insertView(transaction, { ...request.body, id, user_id: userId }).catch(explain);
        return success(request.i18n._(saved), await editableView(transaction, userId, id));
      }),
  );

  api.put(
    '/views/:viewId',
    {
      config: { may: 'views.read', audit },
      schema: {
        operationId: 'updateView',
        summary: 'Rename a view, or share it',
        tags: ['views'],
        params,
        body: savedViewUpdateSchema,
        ...answer,
        failures: [409],
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      const { viewId } = request.params;
      const view = await db.transaction().execute(async (transaction) => {
        await editableView(transaction, userId, viewId);
        await updateView(transaction, { id: viewId, userId }, request.body).catch(explain);
        return editableView(transaction, userId, viewId);
      });
      return success(request.i18n._(saved), view);
    },
  );

  api.delete(
    '/views/:viewId',
    {
      config: { may: 'views.read', audit },
      schema: {
        operationId: 'deleteView',
        summary: 'Delete a view',
        tags: ['views'],
        params,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      if (!(await deleteView(db, userId, request.params.viewId))) throw notFound();
      return success(request.i18n._(deleted));
    },
  );
}

/** @throws Failure 404 unless the caller may edit it */
async function editableView(db: Kysely<Database>, userId: string, id: string): Promise<SavedView> {
  const view = await findEditableView(db, userId, id);
  if (view === undefined) throw notFound();
  return view;
}

function explain(error: unknown): never {
  if (errorCode(error) === '23505') throw new Failure(409, nameTaken, { cause: error });
  throw error;
}
