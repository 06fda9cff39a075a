import { messages as ar } from '@buddyline/i18n/catalogs/ar/activity.po';
import { messages as en } from '@buddyline/i18n/catalogs/en/activity.po';
import type { Activity } from '@buddyline/domain/activity';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { EntrySentence, BulkSentence } from './entry-sentence.tsx';
import { bulkSentences } from './bulk-sentences.tsx';
import { changeSentences, sentences } from './sentences.tsx';

beforeAll(() => i18n.load({ en, ar }));

function textIn(locale: 'en' | 'ar', sentence: ReactNode): string {
  i18n.activate(locale);
  const markup = renderToStaticMarkup(<I18nProvider i18n={i18n}>{sentence}</I18nProvider>);
  return markup.replace(/<[^>]+>/g, '');
}

const actor = { id: 'omar', name: 'Omar' };

/** @param kind 'posts.hide' or 'tickets.update status CLOSED' */
function entryOf(kind: string, overrides: Partial<Activity> = {}): Activity {
  const [action = '', field, to = ''] = kind.split(' ');
  const [noun = '', verb = ''] = action.split('.');
  return {
    id: 'entry',
    at: '2026-11-22T09:30:00.000Z',
    actor,
    noun,
    verb,
    itemId: 'item',
    label: 'X',
    personId: null,
    changes: field === undefined ? null : { [field]: { from: null, to } },
    counts: null,
    reason: null,
    operationId: null,
    canUndo: false,
    ...overrides,
  };
}

const singles: [kind: string, english: string, arabic: string][] = [
  ['users.create', 'Omar added the user X', 'أُضيف المستخدم X بواسطة Omar'],
  ['users.update', 'Omar edited the user X', 'عُدّلت بيانات المستخدم X بواسطة Omar'],
  [
    'users.change-picture',
    'Omar changed the profile picture of X',
    'غُيّرت الصورة الشخصية للمستخدم X بواسطة Omar',
  ],
  [
    'users.change-password',
    'Omar changed the password of X',
    'غُيّرت كلمة مرور المستخدم X بواسطة Omar',
  ],
  ['users.delete', 'Omar deleted the user X', 'حُذف المستخدم X بواسطة Omar'],
  ['users.restore', 'Omar restored the user X', 'استُعيد المستخدم X بواسطة Omar'],
  ['users.purge', 'Omar deleted the user X for good', 'حُذف المستخدم X نهائيًا بواسطة Omar'],
  ['users.undo', 'Omar put back an edit of the user X', 'أُلغي تعديل بيانات المستخدم X بواسطة Omar'],
  ['users.export', 'Omar exported users', 'صُدّر المستخدمون بواسطة Omar'],
  ['users.message', 'Omar wrote to X', 'كُتبت رسالة إلى المستخدم X بواسطة Omar'],
  ['users.warn', 'Omar warned X', 'حُذّر المستخدم X بواسطة Omar'],
  ['users.suspend', 'Omar suspended X', 'أُوقف المستخدم X بواسطة Omar'],
  ['users.lift', 'Omar lifted a sanction of X', 'رُفع إجراء عن المستخدم X بواسطة Omar'],
  ['posts.create', 'Omar published the post “X”', 'نُشر المنشور «X» بواسطة Omar'],
  ['posts.update', 'Omar edited the post “X”', 'عُدّل المنشور «X» بواسطة Omar'],
  ['posts.show', 'Omar enabled the post “X”', 'أُظهر المنشور «X» بواسطة Omar'],
  ['posts.hide', 'Omar disabled the post “X”', 'أُخفي المنشور «X» بواسطة Omar'],
  ['posts.delete', 'Omar deleted the post “X”', 'حُذف المنشور «X» بواسطة Omar'],
  ['posts.restore', 'Omar restored the post “X”', 'استُعيد المنشور «X» بواسطة Omar'],
  ['posts.purge', 'Omar deleted the post “X” for good', 'حُذف المنشور «X» نهائيًا بواسطة Omar'],
  ['posts.undo', 'Omar put back an edit of the post “X”', 'أُلغي تعديل المنشور «X» بواسطة Omar'],
  ['posts.export', 'Omar exported posts', 'صُدّرت المنشورات بواسطة Omar'],
  ['comments.create', 'Omar wrote the comment “X”', 'كُتب التعليق «X» بواسطة Omar'],
  ['comments.update', 'Omar edited the comment “X”', 'عُدّل التعليق «X» بواسطة Omar'],
  ['comments.delete', 'Omar deleted the comment “X”', 'حُذف التعليق «X» بواسطة Omar'],
  ['comments.restore', 'Omar restored the comment “X”', 'استُعيد التعليق «X» بواسطة Omar'],
  ['comments.purge', 'Omar deleted the comment “X” for good', 'حُذف التعليق «X» نهائيًا بواسطة Omar'],
  [
    'comments.undo',
    'Omar put back an edit of the comment “X”',
    'أُلغي تعديل التعليق «X» بواسطة Omar',
  ],
  ['comments.export', 'Omar exported comments', 'صُدّرت التعليقات بواسطة Omar'],
  ['certificates.create', 'Omar added the certificate “X”', 'أُضيفت الشهادة «X» بواسطة Omar'],
  ['certificates.update', 'Omar edited the certificate “X”', 'عُدّلت الشهادة «X» بواسطة Omar'],
  ['certificates.delete', 'Omar deleted the certificate “X”', 'حُذفت الشهادة «X» بواسطة Omar'],
  ['certificates.restore', 'Omar restored the certificate “X”', 'استُعيدت الشهادة «X» بواسطة Omar'],
  [
    'certificates.purge',
    'Omar deleted the certificate “X” for good',
    'حُذفت الشهادة «X» نهائيًا بواسطة Omar',
  ],
  [
    'certificates.undo',
    'Omar put back an edit of the certificate “X”',
    'أُلغي تعديل الشهادة «X» بواسطة Omar',
  ],
  ['certificates.export', 'Omar exported certificates', 'صُدّرت الشهادات بواسطة Omar'],
  ['dive-logs.create', 'Omar added the dive log “X”', 'أُضيف سجل الغوص «X» بواسطة Omar'],
  ['dive-logs.update', 'Omar edited the dive log “X”', 'عُدّل سجل الغوص «X» بواسطة Omar'],
  ['dive-logs.delete', 'Omar deleted the dive log “X”', 'حُذف سجل الغوص «X» بواسطة Omar'],
  ['dive-logs.restore', 'Omar restored the dive log “X”', 'استُعيد سجل الغوص «X» بواسطة Omar'],
  [
    'dive-logs.purge',
    'Omar deleted the dive log “X” for good',
    'حُذف سجل الغوص «X» نهائيًا بواسطة Omar',
  ],
  [
    'dive-logs.undo',
    'Omar put back an edit of the dive log “X”',
    'أُلغي تعديل سجل الغوص «X» بواسطة Omar',
  ],
  ['dive-logs.export', 'Omar exported dive logs', 'صُدّرت سجلات الغوص بواسطة Omar'],
  ['dive-logs.import', 'Omar imported dive logs', 'استُوردت سجلات غوص بواسطة Omar'],
  ['tickets.create', 'Omar opened the ticket “X”', 'فُتحت التذكرة «X» بواسطة Omar'],
  ['tickets.update', 'Omar edited the ticket “X”', 'عُدّلت التذكرة «X» بواسطة Omar'],
  ['tickets.delete', 'Omar deleted the ticket “X”', 'حُذفت التذكرة «X» بواسطة Omar'],
  ['tickets.restore', 'Omar restored the ticket “X”', 'استُعيدت التذكرة «X» بواسطة Omar'],
  ['tickets.purge', 'Omar deleted the ticket “X” for good', 'حُذفت التذكرة «X» نهائيًا بواسطة Omar'],
  ['tickets.undo', 'Omar put back an edit of the ticket “X”', 'أُلغي تعديل التذكرة «X» بواسطة Omar'],
  ['tickets.export', 'Omar exported tickets', 'صُدّرت التذاكر بواسطة Omar'],
  ['tickets.reply', 'Omar replied to the ticket “X”', 'رُدّ على التذكرة «X» بواسطة Omar'],
  [
    'tickets.note',
    'Omar added a note to the ticket “X”',
    'أُضيفت ملاحظة إلى التذكرة «X» بواسطة Omar',
  ],
  [
    'tickets.take-back',
    'Omar took back a reply to the ticket “X”',
    'سُحب رد على التذكرة «X» بواسطة Omar',
  ],
  ['tickets.take', 'Omar took the ticket “X”', 'حُجزت التذكرة «X» بواسطة Omar'],
  ['tickets.release', 'Omar released the ticket “X”', 'أُلغي حجز التذكرة «X» بواسطة Omar'],
  ['tickets.mute', 'Omar muted what the ticket “X” is about', 'كُتم موضوع التذكرة «X» بواسطة Omar'],
  [
    'tickets.unmute',
    'Omar no longer mutes what the ticket “X” is about',
    'أُلغي كتم موضوع التذكرة «X» بواسطة Omar',
  ],
  ['sessions.sign-in', 'Omar signed in', 'سُجّل دخول Omar'],
  ['sessions.end', 'Omar signed out other devices', 'سُجّل خروج أجهزة Omar الأخرى'],
  ['sessions.refuse', 'A sign-in as X was refused', 'رُفض تسجيل الدخول باسم X'],
  ['sessions.delete', 'Omar ended the sessions of X', 'أُنهيت جلسات المستخدم X بواسطة Omar'],
  ['activity.export', 'Omar exported the activity', 'صُدّر النشاط بواسطة Omar'],
  ['activity.purge', 'Omar removed old activity', 'أُزيل النشاط القديم بواسطة Omar'],
  [
    'mails.send',
    'Omar sent a failed mail again',
    'أُعيد إرسال رسالة بريد تعذّر إرسالها، بواسطة Omar',
  ],
  ['user-notes.create', 'Omar added a note about X', 'أُضيفت ملاحظة عن المستخدم X بواسطة Omar'],
  ['user-notes.update', 'Omar edited a note about X', 'عُدّلت ملاحظة عن المستخدم X بواسطة Omar'],
  ['user-notes.delete', 'Omar deleted a note about X', 'حُذفت ملاحظة عن المستخدم X بواسطة Omar'],
  ['presets.create', 'Omar added the preset “X”', 'أُضيف النص الجاهز «X» بواسطة Omar'],
  ['presets.update', 'Omar edited the preset “X”', 'عُدّل النص الجاهز «X» بواسطة Omar'],
  ['presets.delete', 'Omar deleted the preset “X”', 'حُذف النص الجاهز «X» بواسطة Omar'],
  ['tickets.update status OPEN', 'Omar reopened “X”', 'أُعيد فتح التذكرة «X» بواسطة Omar'],
  ['tickets.update status CLOSED', 'Omar closed “X”', 'أُغلقت التذكرة «X» بواسطة Omar'],
  [
    'tickets.update status PENDING',
    'Omar set “X” to pending',
    'وُضعت التذكرة «X» قيد الانتظار بواسطة Omar',
  ],
  ['users.update role ADMIN', 'Omar made X an admin', 'مُنح المستخدم X دور المدير بواسطة Omar'],
  [
    'users.update role USER',
    'Omar took the admin role from X',
    'سُحب دور المدير من المستخدم X بواسطة Omar',
  ],
  ['users.update isVerified true', 'Omar verified X', 'وُثّق المستخدم X بواسطة Omar'],
  [
    'users.update isVerified false',
    'Omar withdrew the verification of X',
    'أُلغي توثيق المستخدم X بواسطة Omar',
  ],
];

it.each(singles)('%s reads: %s', (kind, english, arabic) => {
  const sentence = <EntrySentence entry={entryOf(kind)} />;
  expect(textIn('en', sentence)).toBe(english);
  expect(textIn('ar', sentence)).toBe(arabic);
});

const bulks: [kind: string, count: number, english: string, arabic: string][] = [
  ['users.delete', 2, 'Omar deleted 2 users', 'حُذف مستخدمان بواسطة Omar'],
  ['users.delete', 3, 'Omar deleted 3 users', 'حُذف 3 مستخدمين بواسطة Omar'],
  ['users.delete', 12, 'Omar deleted 12 users', 'حُذف 12 مستخدمًا بواسطة Omar'],
  ['posts.show', 2, 'Omar enabled 2 posts', 'أُظهر منشوران بواسطة Omar'],
  ['posts.show', 3, 'Omar enabled 3 posts', 'أُظهرت 3 منشورات بواسطة Omar'],
  ['posts.show', 12, 'Omar enabled 12 posts', 'أُظهر 12 منشورًا بواسطة Omar'],
  ['posts.hide', 2, 'Omar disabled 2 posts', 'أُخفي منشوران بواسطة Omar'],
  ['posts.hide', 3, 'Omar disabled 3 posts', 'أُخفيت 3 منشورات بواسطة Omar'],
  ['posts.hide', 12, 'Omar disabled 12 posts', 'أُخفي 12 منشورًا بواسطة Omar'],
  ['posts.delete', 2, 'Omar deleted 2 posts', 'حُذف منشوران بواسطة Omar'],
  ['posts.delete', 3, 'Omar deleted 3 posts', 'حُذفت 3 منشورات بواسطة Omar'],
  ['posts.delete', 12, 'Omar deleted 12 posts', 'حُذف 12 منشورًا بواسطة Omar'],
  ['certificates.delete', 2, 'Omar deleted 2 certificates', 'حُذفت شهادتان بواسطة Omar'],
  ['certificates.delete', 3, 'Omar deleted 3 certificates', 'حُذفت 3 شهادات بواسطة Omar'],
  ['certificates.delete', 12, 'Omar deleted 12 certificates', 'حُذفت 12 شهادة بواسطة Omar'],
  ['dive-logs.delete', 2, 'Omar deleted 2 dive logs', 'حُذف سجلا غوص بواسطة Omar'],
  ['dive-logs.delete', 3, 'Omar deleted 3 dive logs', 'حُذفت 3 سجلات غوص بواسطة Omar'],
  ['dive-logs.delete', 12, 'Omar deleted 12 dive logs', 'حُذف 12 سجل غوص بواسطة Omar'],
  ['comments.delete', 2, 'Omar deleted 2 comments', 'حُذف تعليقان بواسطة Omar'],
  ['comments.delete', 12, 'Omar deleted 12 comments', 'حُذف 12 تعليقًا بواسطة Omar'],
  ['tickets.delete', 2, 'Omar deleted 2 tickets', 'حُذفت تذكرتان بواسطة Omar'],
  ['tickets.delete', 3, 'Omar deleted 3 tickets', 'حُذفت 3 تذاكر بواسطة Omar'],
  ['tickets.delete', 12, 'Omar deleted 12 tickets', 'حُذفت 12 تذكرة بواسطة Omar'],
  ['tickets.update status OPEN', 2, 'Omar reopened 2 tickets', 'أُعيد فتح تذكرتين بواسطة Omar'],
  ['tickets.update status OPEN', 3, 'Omar reopened 3 tickets', 'أُعيد فتح 3 تذاكر بواسطة Omar'],
  ['tickets.update status OPEN', 12, 'Omar reopened 12 tickets', 'أُعيد فتح 12 تذكرة بواسطة Omar'],
  ['tickets.update status CLOSED', 2, 'Omar closed 2 tickets', 'أُغلقت تذكرتان بواسطة Omar'],
  ['tickets.update status CLOSED', 3, 'Omar closed 3 tickets', 'أُغلقت 3 تذاكر بواسطة Omar'],
  ['tickets.update status CLOSED', 12, 'Omar closed 12 tickets', 'أُغلقت 12 تذكرة بواسطة Omar'],
  [
    'tickets.update status PENDING',
    2,
    'Omar set 2 tickets to pending',
    'وُضعت تذكرتان قيد الانتظار بواسطة Omar',
  ],
  [
    'tickets.update status PENDING',
    3,
    'Omar set 3 tickets to pending',
    'وُضعت 3 تذاكر قيد الانتظار بواسطة Omar',
  ],
  [
    'tickets.update status PENDING',
    12,
    'Omar set 12 tickets to pending',
    'وُضعت 12 تذكرة قيد الانتظار بواسطة Omar',
  ],
];

it.each(bulks)('%s of %d items reads: %s', (kind, count, english, arabic) => {
  const others = Array.from({ length: count - 1 }, () => entryOf(kind));
  const sentence = <BulkSentence entries={[entryOf(kind), ...others]} />;
  expect(textIn('en', sentence)).toBe(english);
  expect(textIn('ar', sentence)).toBe(arabic);
});

it('every action is tested here', () => {
  const actions = Object.entries(sentences).flatMap(([noun, verbs]) =>
    Object.keys(verbs).map((verb) => `${noun}.${verb}`),
  );
  expect(singles.map(([kind]) => kind)).toEqual([...actions, ...Object.keys(changeSentences)]);
  expect(new Set(bulks.map(([kind]) => kind))).toEqual(new Set(Object.keys(bulkSentences)));
});

it.each([
  ['an unknown action', 'posts.pin', {}, 'Omar did something with “X”'],
  ['a noun without sentences', 'events.update', {}, 'Omar did something with “X”'],
  ['the system', 'posts.purge', { actor: null }, 'The system deleted the post “X” for good'],
  [
    'a name that is not kept',
    'posts.delete',
    { label: null },
    'Omar deleted the post “name not kept”',
  ],
  [
    'one’s own account',
    'users.change-password',
    { itemId: actor.id },
    'Omar changed their own password',
  ],
  ['an unknown status', 'tickets.update status WAITING', {}, 'Omar edited the ticket “X”'],
])('%s has a sentence', (_what, kind, overrides, english) => {
  expect(textIn('en', <EntrySentence entry={entryOf(kind, overrides)} />)).toBe(english);
});

it('a bulk operation of different entries has a sentence', () => {
  const entries = [entryOf('posts.hide'), entryOf('posts.show')] as const;
  expect(textIn('en', <BulkSentence entries={entries} />)).toBe('Omar changed 2 items at once');
});

it('names are isolated, so that their direction does not affect the sentence', () => {
  i18n.activate('en');
  const entry = entryOf('posts.hide', { actor: { id: 'omar', name: 'عمر' }, label: 'غوصة' });
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <EntrySentence entry={entry} />
    </I18nProvider>,
  );
  expect(markup).toMatch(/<bdi[^>]*>عمر<\/bdi>/);
  expect(markup).toMatch(/<bdi[^>]*>غوصة<\/bdi>/);
});
