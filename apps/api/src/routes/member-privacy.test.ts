import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  sampleComment,
  sampleDiveLog,
  samplePost,
  sampleTicket,
} from '../db/testing/sample-rows.ts';
import { insertFile } from '../files/files-sql.ts';
import { newFileId } from '../files/storage.ts';
import { issueCertificate } from '../testing/certificates-sql.ts';
import { formOf } from '../testing/forms.ts';
import { setPerson } from '../testing/people-sql.ts';
import { contentPart } from '../testing/posts.ts';
import { type Person, type TestApi, as, startTestApi } from '../testing/test-api.ts';

const planted = 'planted-secret';

let api: TestApi;
let owner: Person;
let other: Person;
let admin: Person;
/** What no answer to another member may contain. */
let secrets: string[];
/** The owner's records, by path parameter. */
let ids: Record<string, string>;
/** The same of what is hidden. */
let hiddenIds: Record<string, string>;
beforeAll(async () => {
  api = await startTestApi({ writesPerMinute: 9_999 });
  [owner, other] = [await api.addPerson(), await api.addPerson()];
  admin = await api.addPerson({ role: 'ADMIN' });
  const { db } = api.services.database;
  const email = `${planted}@buddyline.example`;
  await setPerson(db, owner.id, { email, password_hash: planted, age: 98.7654 });
  const shot = newFileId();
  const described = { kind: 'post', name: `${planted}.png`, content_type: 'image/webp' } as const;
  await insertFile(db, { ...described, id: shot, user_id: owner.id, byte_size: 9 });
  const hidden = samplePost(owner.id, {
    content: `${planted} hidden`,
    is_enabled: false,
    image_resource_id: shot,
  });
  const shown = samplePost(owner.id);
  await db.insertInto('posts').values([hidden, shown]).execute();
  const under = { ...sampleComment(hidden.id, owner.id), content: `${planted} below` };
  const comment = sampleComment(shown.id, owner.id);
  await db.insertInto('comments').values([under, comment]).execute();
  const log = sampleDiveLog(owner.id, { comments: planted, buddy_signature: planted });
  await db.insertInto('dive_logs').values(log).execute();
  const ticket = sampleTicket(owner.id, { subject: planted });
  await db.insertInto('tickets').values(ticket).execute();
  const message = { id: uuidv7(), ticket_id: ticket.id, user_id: owner.id, author_id: owner.id };
  await db
    .insertInto('ticket_messages')
    .values({ ...message, body: planted })
    .execute();
  const { id: certificateId, fileId } = await issueCertificate(api, owner, { name: planted });
  secrets = [planted, '98.7654', shot, fileId];
  ids = {
    userId: owner.id,
    username: owner.username,
    postId: shown.id,
    commentId: comment.id,
    diveLogId: log.id,
    ticketId: ticket.id,
    certificateId,
    resourceId: fileId,
  };
  hiddenIds = { postId: hidden.id, itemId: hidden.id, commentId: under.id };
});
afterAll(() => api.close());

interface Route {
  method: string;
  url: string;
  access: string;
}

/** Deletes last, those of comments before those of posts, so that all records are there until then. */
const order = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

function memberRoutes(): Route[] {
  return api.api.routeTable
    .map(({ method, url, config }) => ({
      method: String(method),
      url,
      access: config?.access?.who ?? 'staff',
    }))
    .filter(({ method, access }) => order.includes(method) && access !== 'anyone')
    .filter(({ url }) => !url.includes('/auth/'))
    .toSorted(
      (a, b) => order.indexOf(a.method) - order.indexOf(b.method) || (a.url < b.url ? -1 : 1),
    );
}

/** Both items of a route whose parameter may be a post or a comment. */
function itemOf({ url }: Route, chosen: Record<string, string>): string {
  return (url.includes('/comments/') ? chosen['commentId'] : chosen['postId']) ?? '';
}

const payloads: Record<string, object> = {
  'POST /api/divelogs': { site: 'Blue Hole' },
  'POST /api/tickets': { subject: 'Help', description: 'Please.', category: 'Other' },
  'POST /api/tickets/:ticketId/messages': { body: 'It is back.' },
  'POST /api/comments/post/:postId': { content: 'Lovely.' },
  'PUT /api/divelogs/:diveLogId': { si: 1 },
  'PUT /api/certificates/:certificateId': { title: 'Rescue Diver' },
};

function send(route: Route, headers: Record<string, string>, chosen = ids) {
  const { method, url } = route;
  const path = url.replaceAll(/:(\w+)/g, (_param, name: string) =>
    name === 'itemId' ? itemOf(route, chosen) : (chosen[name] ?? ids[name] ?? uuidv7()),
  );
  const isForm = ['/api/posts', '/api/posts/:postId'].includes(url) && /POST|PUT/.test(method);
  const form = isForm ? formOf([contentPart('Manta!')]) : undefined;
  const payload = form?.payload ?? payloads[`${method} ${url}`];
  return api.call({
    method,
    url: path,
    headers: { ...headers, ...form?.headers },
    ...(payload && { payload }),
  });
}

const found = ({ bytes, headers }: Awaited<ReturnType<typeof send>>) => {
  const text = bytes.toString('latin1') + JSON.stringify(headers);
  return secrets.filter((secret) => text.includes(secret));
};

describe('every route that requires sign-in, with the ids of the owner', () => {
  test('nobody gets nothing', async () => {
    for (const route of memberRoutes().filter(({ access }) => access !== 'record')) {
      const answer = await send(route, {});
      expect(answer.status, `${route.method} ${route.url}`).toBe(401);
      expect(found(answer)).toEqual([]);
    }
  });

  test('another member gets nothing private, by the ids of shown and of hidden things', async () => {
    for (const route of memberRoutes()) {
      const name = `${route.method} ${route.url}`;
      for (const chosen of [ids, { ...ids, ...hiddenIds }]) {
        const answer = await send(route, as(other), chosen);
        expect(found(answer), name).toEqual([]);
        const isHidden = Object.keys(hiddenIds).some((param) => route.url.includes(`:${param}`));
        if (chosen !== ids && isHidden) expect(answer.status, name).toBeGreaterThanOrEqual(400);
        if (route.access === 'holder') expect(answer.status, name).toBe(404);
        if (['staff', 'owner'].includes(route.access)) expect(answer.status, name).toBe(403);
      }
    }
  });

  test('staff see all, and the owner what is theirs', async () => {
    const held = memberRoutes().filter(({ access }) => access === 'holder');
    for (const route of held.filter(({ method }) => method === 'GET')) {
      expect(found(await send(route, as(admin))), route.url).not.toEqual([]);
    }
    for (const route of held) {
      const answer = await send(route, as(owner));
      expect([200, 201], `${route.method} ${route.url}`).toContain(answer.status);
    }
  });
});
