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
  ['users.create', 'Omar added the user X', 'Omar: إضافة المستخدم X'],
  ['users.update', 'Omar edited the user X', 'Omar: تعديل بيانات المستخدم X'],
  [
    'users.change-picture',
    'Omar changed the profile picture of X',
    'Omar: تغيير الصورة الشخصية للمستخدم X',
  ],
  ['users.change-level', 'Omar changed the staff level of X', 'Omar: تغيير مستوى الصلاحيات لحساب X'],
  ['users.change-password', 'Omar changed the password of X', 'Omar: تغيير كلمة مرور المستخدم X'],
  ['users.delete', 'Omar deleted the user X', 'Omar: حذف المستخدم X'],
  ['users.restore', 'Omar restored the user X', 'Omar: استعادة المستخدم X'],
  ['users.purge', 'Omar deleted the user X for good', 'Omar: حذف المستخدم X نهائيًا'],
  [
    'users.undo',
    'Omar undid a change to the user X',
    'Omar: التراجع عن تغيير في بيانات المستخدم X',
  ],
  ['users.export', 'Omar exported users', 'Omar: تصدير المستخدمين'],
  ['users.archive', 'Omar downloaded the archive of X', 'Omar: تنزيل أرشيف المستخدم X'],
  ['users.message', 'Omar wrote to X', 'Omar: مراسلة المستخدم X'],
  ['users.warn', 'Omar warned X', 'Omar: تحذير المستخدم X'],
  ['users.suspend', 'Omar suspended X', 'Omar: إيقاف المستخدم X'],
  ['users.lift', 'Omar lifted a sanction of X', 'Omar: رفع إجراء عن المستخدم X'],
  [
    'users.reset-two-step',
    'Omar switched off two-step sign-in for X',
    'Omar: إيقاف التحقق بخطوتين للمستخدم X',
  ],
  ['posts.create', 'Omar published the post “X”', 'Omar: نشر المنشور «X»'],
  ['posts.update', 'Omar edited the post “X”', 'Omar: تعديل المنشور «X»'],
  ['posts.show', 'Omar enabled the post “X”', 'Omar: إظهار المنشور «X»'],
  ['posts.hide', 'Omar disabled the post “X”', 'Omar: إخفاء المنشور «X»'],
  ['posts.delete', 'Omar deleted the post “X”', 'Omar: حذف المنشور «X»'],
  ['posts.restore', 'Omar restored the post “X”', 'Omar: استعادة المنشور «X»'],
  ['posts.purge', 'Omar deleted the post “X” for good', 'Omar: حذف المنشور «X» نهائيًا'],
  ['posts.undo', 'Omar undid a change to the post “X”', 'Omar: التراجع عن تغيير في المنشور «X»'],
  ['posts.export', 'Omar exported posts', 'Omar: تصدير المنشورات'],
  ['comments.create', 'Omar wrote the comment “X”', 'Omar: كتابة التعليق «X»'],
  ['comments.update', 'Omar edited the comment “X”', 'Omar: تعديل التعليق «X»'],
  ['comments.delete', 'Omar deleted the comment “X”', 'Omar: حذف التعليق «X»'],
  ['comments.restore', 'Omar restored the comment “X”', 'Omar: استعادة التعليق «X»'],
  ['comments.purge', 'Omar deleted the comment “X” for good', 'Omar: حذف التعليق «X» نهائيًا'],
  [
    'comments.undo',
    'Omar undid a change to the comment “X”',
    'Omar: التراجع عن تغيير في التعليق «X»',
  ],
  ['comments.export', 'Omar exported comments', 'Omar: تصدير التعليقات'],
  ['certificates.create', 'Omar added the certificate “X”', 'Omar: إضافة الشهادة «X»'],
  ['certificates.update', 'Omar edited the certificate “X”', 'Omar: تعديل الشهادة «X»'],
  ['certificates.delete', 'Omar deleted the certificate “X”', 'Omar: حذف الشهادة «X»'],
  ['certificates.restore', 'Omar restored the certificate “X”', 'Omar: استعادة الشهادة «X»'],
  [
    'certificates.purge',
    'Omar deleted the certificate “X” for good',
    'Omar: حذف الشهادة «X» نهائيًا',
  ],
  [
    'certificates.undo',
    'Omar undid a change to the certificate “X”',
    'Omar: التراجع عن تغيير في الشهادة «X»',
  ],
  ['certificates.export', 'Omar exported certificates', 'Omar: تصدير الشهادات'],
  ['dive-logs.create', 'Omar added the dive log “X”', 'Omar: إضافة سجل الغوص «X»'],
  ['dive-logs.update', 'Omar edited the dive log “X”', 'Omar: تعديل سجل الغوص «X»'],
  ['dive-logs.delete', 'Omar deleted the dive log “X”', 'Omar: حذف سجل الغوص «X»'],
  ['dive-logs.restore', 'Omar restored the dive log “X”', 'Omar: استعادة سجل الغوص «X»'],
  ['dive-logs.purge', 'Omar deleted the dive log “X” for good', 'Omar: حذف سجل الغوص «X» نهائيًا'],
  [
    'dive-logs.undo',
    'Omar undid a change to the dive log “X”',
    'Omar: التراجع عن تغيير في سجل الغوص «X»',
  ],
  ['dive-logs.export', 'Omar exported dive logs', 'Omar: تصدير سجلات الغوص'],
  ['dive-logs.import', 'Omar imported dive logs', 'Omar: استيراد سجلات غوص'],
  ['tickets.create', 'Omar opened the ticket “X”', 'Omar: فتح التذكرة «X»'],
  ['tickets.update', 'Omar edited the ticket “X”', 'Omar: تعديل التذكرة «X»'],
  ['tickets.delete', 'Omar deleted the ticket “X”', 'Omar: حذف التذكرة «X»'],
  ['tickets.restore', 'Omar restored the ticket “X”', 'Omar: استعادة التذكرة «X»'],
  ['tickets.purge', 'Omar deleted the ticket “X” for good', 'Omar: حذف التذكرة «X» نهائيًا'],
  [
    'tickets.undo',
    'Omar undid a change to the ticket “X”',
    'Omar: التراجع عن تغيير في التذكرة «X»',
  ],
  ['tickets.export', 'Omar exported tickets', 'Omar: تصدير التذاكر'],
  ['tickets.reply', 'Omar replied to the ticket “X”', 'Omar: الرد على التذكرة «X»'],
  ['tickets.note', 'Omar added a note to the ticket “X”', 'Omar: إضافة ملاحظة إلى التذكرة «X»'],
  ['tickets.take-back', 'Omar took back a reply to the ticket “X”', 'Omar: سحب رد على التذكرة «X»'],
  ['tickets.take', 'Omar took the ticket “X”', 'Omar: إسناد التذكرة «X» إلى الحساب الخاص'],
  ['tickets.assign', 'Omar assigned the ticket “X”', 'Omar: إسناد التذكرة «X»'],
  ['tickets.release', 'Omar released the ticket “X”', 'Omar: إلغاء إسناد التذكرة «X»'],
  ['tickets.mute', 'Omar muted what the ticket “X” is about', 'Omar: كتم موضوع التذكرة «X»'],
  [
    'tickets.unmute',
    'Omar no longer mutes what the ticket “X” is about',
    'Omar: إلغاء كتم موضوع التذكرة «X»',
  ],
  ['sessions.sign-in', 'Omar signed in', 'Omar: تسجيل الدخول'],
  ['sessions.end', 'Omar signed out other devices', 'Omar: تسجيل الخروج من الأجهزة الأخرى'],
  ['sessions.refuse', 'A sign-in as X was refused', 'رُفض تسجيل الدخول باسم X'],
  ['sessions.delete', 'Omar ended the sessions of X', 'Omar: إنهاء جلسات المستخدم X'],
  ['activity.export', 'Omar exported the activity', 'Omar: تصدير النشاط'],
  ['activity.purge', 'Omar removed old activity', 'Omar: إزالة النشاط القديم'],
  ['mails.send', 'Omar sent a failed email again', 'Omar: إعادة إرسال رسالة بريد تعذّر إرسالها'],
  ['user-notes.create', 'Omar added a note about X', 'Omar: إضافة ملاحظة عن المستخدم X'],
  ['user-notes.update', 'Omar edited a note about X', 'Omar: تعديل ملاحظة عن المستخدم X'],
  ['user-notes.delete', 'Omar deleted a note about X', 'Omar: حذف ملاحظة عن المستخدم X'],
  ['presets.create', 'Omar added the preset “X”', 'Omar: إضافة النص الجاهز «X»'],
  ['presets.update', 'Omar edited the preset “X”', 'Omar: تعديل النص الجاهز «X»'],
  ['presets.delete', 'Omar deleted the preset “X”', 'Omar: حذف النص الجاهز «X»'],
  ['tickets.update status OPEN', 'Omar reopened “X”', 'Omar: إعادة فتح التذكرة «X»'],
  ['tickets.update status CLOSED', 'Omar closed “X”', 'Omar: إغلاق التذكرة «X»'],
  ['tickets.update status PENDING', 'Omar set “X” to pending', 'Omar: وضع التذكرة «X» قيد الانتظار'],
  ['users.change-level role ADMIN', 'Omar made X an admin', 'Omar: منح المستخدم X دور المدير'],
  [
    'users.change-level role USER',
    'Omar took the admin role from X',
    'Omar: سحب دور المدير من المستخدم X',
  ],
  ['users.update isVerified true', 'Omar verified X', 'Omar: توثيق المستخدم X'],
  [
    'users.update isVerified false',
    'Omar withdrew the verification of X',
    'Omar: إلغاء توثيق المستخدم X',
  ],
];

it.each(singles)('%s reads: %s', (kind, english, arabic) => {
  const sentence = <EntrySentence entry={entryOf(kind)} />;
  expect(textIn('en', sentence)).toBe(english);
  expect(textIn('ar', sentence)).toBe(arabic);
});

const bulks: [kind: string, count: number, english: string, arabic: string][] = [
  ['users.delete', 2, 'Omar deleted 2 users', 'Omar: حذف مستخدمين'],
  ['users.delete', 3, 'Omar deleted 3 users', 'Omar: حذف 3 مستخدمين'],
  ['users.delete', 12, 'Omar deleted 12 users', 'Omar: حذف 12 مستخدمًا'],
  ['posts.show', 2, 'Omar enabled 2 posts', 'Omar: إظهار منشورين'],
  ['posts.show', 3, 'Omar enabled 3 posts', 'Omar: إظهار 3 منشورات'],
  ['posts.show', 12, 'Omar enabled 12 posts', 'Omar: إظهار 12 منشورًا'],
  ['posts.hide', 2, 'Omar disabled 2 posts', 'Omar: إخفاء منشورين'],
  ['posts.hide', 3, 'Omar disabled 3 posts', 'Omar: إخفاء 3 منشورات'],
  ['posts.hide', 12, 'Omar disabled 12 posts', 'Omar: إخفاء 12 منشورًا'],
  ['posts.delete', 2, 'Omar deleted 2 posts', 'Omar: حذف منشورين'],
  ['posts.delete', 3, 'Omar deleted 3 posts', 'Omar: حذف 3 منشورات'],
  ['posts.delete', 12, 'Omar deleted 12 posts', 'Omar: حذف 12 منشورًا'],
  ['certificates.delete', 2, 'Omar deleted 2 certificates', 'Omar: حذف شهادتين'],
  ['certificates.delete', 3, 'Omar deleted 3 certificates', 'Omar: حذف 3 شهادات'],
  ['certificates.delete', 12, 'Omar deleted 12 certificates', 'Omar: حذف 12 شهادة'],
  ['dive-logs.delete', 2, 'Omar deleted 2 dive logs', 'Omar: حذف سجلي غوص'],
  ['dive-logs.delete', 3, 'Omar deleted 3 dive logs', 'Omar: حذف 3 سجلات غوص'],
  ['dive-logs.delete', 12, 'Omar deleted 12 dive logs', 'Omar: حذف 12 سجل غوص'],
  ['comments.delete', 2, 'Omar deleted 2 comments', 'Omar: حذف تعليقين'],
  ['comments.delete', 12, 'Omar deleted 12 comments', 'Omar: حذف 12 تعليقًا'],
  ['tickets.delete', 2, 'Omar deleted 2 tickets', 'Omar: حذف تذكرتين'],
  ['tickets.delete', 3, 'Omar deleted 3 tickets', 'Omar: حذف 3 تذاكر'],
  ['tickets.delete', 12, 'Omar deleted 12 tickets', 'Omar: حذف 12 تذكرة'],
  ['tickets.update status OPEN', 2, 'Omar reopened 2 tickets', 'Omar: إعادة فتح تذكرتين'],
  ['tickets.update status OPEN', 3, 'Omar reopened 3 tickets', 'Omar: إعادة فتح 3 تذاكر'],
  ['tickets.update status OPEN', 12, 'Omar reopened 12 tickets', 'Omar: إعادة فتح 12 تذكرة'],
  ['tickets.update status CLOSED', 2, 'Omar closed 2 tickets', 'Omar: إغلاق تذكرتين'],
  ['tickets.update status CLOSED', 3, 'Omar closed 3 tickets', 'Omar: إغلاق 3 تذاكر'],
  ['tickets.update status CLOSED', 12, 'Omar closed 12 tickets', 'Omar: إغلاق 12 تذكرة'],
  [
    'tickets.update status PENDING',
    2,
    'Omar set 2 tickets to pending',
    'Omar: وضع تذكرتين قيد الانتظار',
  ],
  [
    'tickets.update status PENDING',
    3,
    'Omar set 3 tickets to pending',
    'Omar: وضع 3 تذاكر قيد الانتظار',
  ],
  [
    'tickets.update status PENDING',
    12,
    'Omar set 12 tickets to pending',
    'Omar: وضع 12 تذكرة قيد الانتظار',
  ],
  ['sessions.sign-in', 2, 'Omar signed in 2 times', 'Omar: تسجيل الدخول مرتين'],
  ['sessions.sign-in', 3, 'Omar signed in 3 times', 'Omar: تسجيل الدخول 3 مرات'],
  ['sessions.sign-in', 12, 'Omar signed in 12 times', 'Omar: تسجيل الدخول 12 مرة'],
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
