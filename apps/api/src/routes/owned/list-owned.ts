import type * as v from 'valibot';
import { pagedSchema, successSchema } from '@buddyline/domain/envelope';
import { pageQuerySchema } from '@buddyline/domain/paging';
import { callerOf, ownerOrAdmin } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, paged, success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import type { Services } from '../../services.ts';
import { noSuchUser } from '../users/user-answers.ts';
import type { ReadOwnedPage } from './owned-pages-sql.ts';

interface OwnedList<Item> {
  path: `/${string}/user/:userId`;
  operationId: string;
  summary: string;
  tag: string;
  /** Default number of records per page. */
  limit: number;
  schema: v.GenericSchema<unknown, Item>;
  example: unknown;
  read: ReadOwnedPage<Item>;
  /** Takes out what is for staff only. */
  forMember?: (item: Item) => Item;
}

/** The route that lists one user's records of a noun, the same for all four nouns. */
export function listOwned<Item>(api: Api, { database }: Services, list: OwnedList<Item>): void {
  api.get(
    list.path,
    {
      config: { access: ownerOrAdmin },
      schema: {
        operationId: list.operationId,
        summary: list.summary,
        tags: [list.tag],
        params: idParams('userId'),
        querystring: pageQuerySchema(list.limit),
        response: { 200: successSchema(pagedSchema(list.schema)) },
        dataExample: paged([list.example], 1, { page: 1, limit: list.limit }),
      },
    },
    async (request) => {
      const found = await list.read(database.db, request.params.userId, request.query);
      if (found === undefined) throw noSuchUser();
      const isMember = callerOf(request).role !== 'ADMIN';
      const rows = isMember && list.forMember ? found.rows.map(list.forMember) : found.rows;
      return success(request.i18n._(done), paged(rows, found.total, request.query));
    },
  );
}
