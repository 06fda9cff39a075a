import { expect, it } from 'vitest';
import { type CatalogText, catalogTexts } from './catalog-texts.ts';

const texts = await catalogTexts();
const arabic = texts.filter(({ locale }) => locale === 'ar');
const ofLanding = ({ place }: CatalogText) => place.startsWith('ar/landing.po');

/** Fails with one line per wrong text: its location, the error and the correction. */
function expectNone(among: CatalogText[], wrong: RegExp, instead: string) {
  const found = among.flatMap(({ place, text }) => {
    const part = wrong.exec(text)?.[0];
    return part === undefined ? [] : [`${place}\n${instead}, not '${part}': ${text}`];
  });
  expect(found).toEqual([]);
}

it('quotes are « »', () => {
  expectNone(arabic, /["“”„]|(?<!\p{L})'|'(?!\p{L})/u, 'Write « and »');
});

it('commas, semicolons, question marks and ellipses are Arabic', () => {
  expectNone(arabic, /\p{Script=Arabic}[,;?]|[,;?]\s*\p{Script=Arabic}/u, 'Write ، ؛ ؟');
  expectNone(arabic, /\.\.\./, 'Write …');
});

it('percent signs follow their number without a space, in both languages', () => {
  expectNone(texts, /[\d}]\s+%/, 'Write the % without a space');
});

it('digits are Latin', () => {
  expectNone(arabic, /[٠-٩۰-۹]/, 'Write 0 to 9');
});

/**
 * Placeholders of user-written text, which may begin with '@', a bracket or left-to-right letters.
 */
const names = 'name|author|words|title|subject|search';
/** Texts whose component isolates the placeholder with a `<bdi>`. */
const isolatedByTheirElement = [
  '{title} of {owner} will be gone for good, its document too.',
  '{subject} will be gone for good.',
];

it('names are isolated by U+2068 and U+2069, so that their punctuation stays in place', () => {
  const labels = arabic.filter(({ english }) => !isolatedByTheirElement.includes(english));
  const bare = new RegExp(`(?<![\\u2068>])\\{(?:${names})\\}`);
  expectNone(labels, bare, 'Put U+2068 before and U+2069 after the name');
});

it('an English sentence of the server that begins with a name isolates it, as its direction is that of its first letter', () => {
  const ofServer = texts.filter(({ place }) => place.startsWith('en/api.po'));
  expect(ofServer.length).toBeGreaterThan(0);
  expectNone(
    ofServer,
    /^\{(?:name|title|subject)\}/,
    'Put U+2068 before and U+2069 after the name',
  );
});

it('signed numbers and phone numbers are isolated by U+2066 and U+2069', () => {
  const signed = /(?<![\u2066>\w])[-+−](?:\d|\{)/;
  expectNone(arabic, signed, 'Put U+2066 before the sign and U+2069 after the number');
});

it('isolates are closed in the text that opens them', () => {
  expectNone(arabic, /[\u2066-\u2068][^\u2069]*$|^[^\u2066-\u2068]*\u2069/, 'Close each isolate');
});

it('the landing pages use the plural form of address, other apps the singular', () => {
  const singular =
    /(?<!\p{L})(?:اكتب|اختر|سجّل|حاول|افتح|حمّل|انسخ|وجّه|اطلب|راجع|احفظ|تأكد|انتظر|أرسل|اقرأ|ابدأ|ادخل)(?!\p{L})/u;
  expectNone(arabic.filter(ofLanding), singular, 'Write the plural');
  const plural = /(?<!\p{L})[اأ]?\p{L}{2,}وا(?!\p{L})|\p{L}{2,}كم(?!\p{L})/u;
  const others = arabic.filter((text) => !ofLanding(text));
  expectNone(others, plural, 'Write the singular');
});

it('hamzas and tanwin are spelled correctly', () => {
  expectNone(arabic, /(?:ابدأ|اقرأ)و/, 'Write ؤ before و');
  expectNone(arabic, /اً/, 'Write the tanwin before the alef: ًا');
  const bare =
    /(?<!\p{L})[وفبكل]*(?:الى|الي|او|اي|اذا|الغاء|انشاء|ادارة|اظهار|اخفاء|ازالة|اعادة|اعدادات|ارسال|اجراءات|احداثيات|اسطوانة)(?!\p{L})/u;
  expectNone(arabic, bare, 'Write the hamza');
  const needless =
    /(?<!\p{L})[وفبكل]*(?:ال)?إ(?:سم|ختيار|نتقال|نتظار|ستخدام|جتياز|ختصارات)(?!\p{L})/u;
  expectNone(arabic, needless, 'Write ا without a hamza');
});
