import type * as v from 'valibot';
import { pagedSchema, successSchema } from '@buddyline/domain/envelope';
import { callerOf, hasRight, owner } from '../../http/access.ts';
import type { Api } from '../../http/api.ts';
import { done, paged, success } from '../../http/envelope.ts';
import { idParams } from '../../http/id-params.ts';
import { sendList } from '../../http/answers/large-json.ts';
import type { Services } from '../../services.ts';
import { noSuchUser } from '../users/user-answers.ts';
import type { HeldRecord } from './holder-sql.ts';
import type { OwnedQuery, ReadOwnedPage } from './owned-pages-sql.ts';

interface OwnedList<Item> {
  path: `/${string}/user/:userId`;
  operationId: string;
  summary: string;
  description?: string;
  tag: HeldRecord['noun'];
  /** All parameters are optional. */
  querystring: v.GenericSchema<unknown, OwnedQuery>;
  schema: v.GenericSchema<unknown, Item>;
  read: ReadOwnedPage<Item>;
  /** Takes out what is for staff only. */
  forMember?: (item: Item) => Item;
}

/** The route that lists one user's records of a noun, the same for all four nouns. */
export function listOwned<Item>(api: Api, { database }: Services, list: OwnedList<Item>): void {
  api.get(
    list.path,
    {
      config: { access: owner, may: `${list.tag}.read` },
      schema: {
        operationId: list.operationId,
        summary: list.summary,
        ...(list.description !== undefined && { description: list.description }),
        tags: [list.tag],
        params: idParams('userId'),
        querystring: list.querystring,
        response: { 200: successSchema(pagedSchema(list.schema)) },
      },
    },
    async (request, reply) => {
      const found = await list.read(
        database.db,
        request.params.userId,
        request.query,
        callerOf(request).userId,
      );
      if (found === undefined) throw noSuchUser();
      const isMember = !hasRight(request);
      const rows = isMember && list.forMember ? found.rows.map(list.forMember) : found.rows;
      return sendList(
        reply,
        success(request.i18n._(done), paged(rows, found.total, request.query)),
      );
    },
  );
}
