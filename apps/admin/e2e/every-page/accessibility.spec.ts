import {
  walkBulkAction,
  walkCompactRows,
  walkFilters,
  walkPosts,
  walkRows,
  walkSelecting,
} from '../support/accessibility/lists.ts';
import {
  walkActions,
  walkImport,
  walkOverAPage,
  walkPeople,
  walkToTheEnd,
} from '../support/accessibility/people.ts';
import { walkDiveLog, walkRecords } from '../support/accessibility/records.ts';
import { signInOnTheWay, walkSignedOut } from '../support/accessibility/signed-out.ts';
import {
  walkActivity,
  walkDashboard,
  walkMails,
  walkSecurity,
  walkSettings,
  walkTrash,
} from '../support/accessibility/staff-pages.ts';
import { walkConversation, walkTicket, walkViews } from '../support/accessibility/tickets.ts';
import { walkOf } from '../support/accessibility/walk.ts';
import { words } from '../support/accessibility/words.ts';
import { setAppearance } from '../support/axe.ts';
import { administrator, enter } from '../support/sign-in.ts';
import { staffCalls } from '../support/staff-calls.ts';
import { expect, test } from '../support/test.ts';

const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** Each part of the panel is walked in its own test, so that a failure hides no other. */
const parts = {
  dashboard: walkDashboard,
  posts: walkPosts,
  rows: walkRows,
  filters: walkFilters,
  'compact rows': walkCompactRows,
  records: walkRecords,
  'a dive log': walkDiveLog,
  'a ticket': walkTicket,
  views: walkViews,
  'a conversation': walkConversation,
  people: walkPeople,
  'actions on a person': walkActions,
  'what lies over a page': walkOverAPage,
  settings: walkSettings,
  security: walkSecurity,
  trash: walkTrash,
  mails: walkMails,
  activity: walkActivity,
  import: walkImport,
  selecting: walkSelecting,
  'a bulk action': walkBulkAction,
  'conflict and end of the session': walkToTheEnd,
};

for (const [where, appearance, viewport] of [
  ['in English and light', { theme: 'light', language: 'en' }, { width: 1280, height: 720 }],
  ['in Arabic and dark on a phone', { theme: 'dark', language: 'ar' }, { width: 390, height: 844 }],
] as const) {
  test.describe(`every screen and what opens over it pass axe ${where}`, () => {
    test.use({ viewport });

    test('signed out', async ({ page }) => {
      await page.goto('/favicon.svg', { waitUntil: 'commit' });
      await setAppearance(page, appearance);
      const walk = walkOf(page, words[appearance.language]);
      await walkSignedOut(walk);
      await signInOnTheWay(walk);
    });

    for (const [part, go] of Object.entries(parts)) {
      test(part, async ({ page, playwright, baseURL, panel }) => {
        // The next test must not need the second step.
        if (go === walkSecurity) panel.markChanged();
        if (go === walkSettings) {
          // The next test must not find the session on a phone.
          panel.markChanged();
          const phone = await playwright.request.newContext({ baseURL: baseURL ?? '', userAgent });
          expect((await phone.post('/api/auth/login', { data: administrator })).ok()).toBe(true);
          await phone.dispose();
        }
        await enter(page);
        await setAppearance(page, appearance);
        await go(walkOf(page, words[appearance.language]), await staffCalls(page));
      });
    }
  });
}
