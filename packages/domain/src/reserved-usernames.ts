/**
 * Letters and digits by what they look like. The function `username_skeleton` of the database has the same table
 * (`username-skeletons.ts` of the baseline); a test compares them.
 */
const lookalikes: Readonly<Record<string, string>> = {
  o: '0٠۰оοσօᴏ',
  l: '1١۱ӏʟǀ',
  '2': '٢۲',
  '3': '٣۳з',
  '4': '٤۴',
  '5': '٥۵',
  '6': '٦۶',
  '7': '٧۷',
  '8': '٨۸',
  '9': '٩۹',
  a: 'аαɑᴀ',
  b: 'вβʙь',
  c: 'сϲᴄ',
  d: 'ԁᴅ',
  e: 'еεᴇҽ',
  f: 'ғꜰ',
  g: 'ɡɢցԍ',
  h: 'һнհʜ',
  i: 'іιıɩɪ',
  j: 'јϳյᴊ',
  k: 'кκᴋ',
  m: 'мμᴍ',
  n: 'пηոɴ',
  p: 'рρᴘ',
  q: 'ԛզ',
  r: 'гʀ',
  s: 'ѕꜱ',
  t: 'тτᴛ',
  u: 'υսᴜ',
  v: 'ѵνᴠ',
  w: 'ԝωᴡ',
  x: 'хχ',
  y: 'уүγʏ',
  z: 'ζᴢ',
  ي: 'یى',
  ك: 'ک',
  ه: 'ہھە',
};

const plainOf = new Map(
  Object.entries(lookalikes).flatMap(([plain, alike]) =>
    Array.from(alike, (letter) => [letter, plain] as const),
  ),
);

/**
 * Tatweel and the Hangul fillers, and the vowels of Arabic and the points of Hebrew: they are written or left out, and
 * are too small to tell people apart.
 */
const unseen =
  /[\u0610-\u061A\u064B-\u0652\u0656-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0640\u115F\u1160\u3164\uFFA0]/g;

/** How a username looks: equal for names that cannot be told apart (UTS #39). */
export function usernameSkeleton(username: string): string {
  const visible = username.normalize('NFKD').replace(unseen, '');
  // A capital I after a small letter looks like an l.
  const letters = Array.from(visible.replace(/([a-z])I/g, '$1l'), (letter) => {
    const small = letter.toLowerCase();
    // A capital without a single small letter stays, as in the database.
    return Array.from(small).length === 1 ? small : letter;
  });
  return letters.map((letter) => plainOf.get(letter) ?? letter).join('');
}

/** Names of those who speak for the operator. They are reserved in longer names too, such as `support.team`. */
const authorities = [
  'admin',
  'administrator',
  'buddyline',
  'helpdesk',
  'moderator',
  'staff',
  'support',
  'sysadmin',
  'webmaster',
  'الإدارة',
  'الدعم',
  'المدير',
  'المشرف',
  'إدارة',
  'مشرف',
];

/**
 * Names that mail servers, web servers or apps use, or that a reader takes for the operator's. In longer names they
 * are harmless: `solar.system`.
 */
const technical = [
  'abuse',
  'account',
  'anonymous',
  'api',
  'billing',
  'contact',
  'deleted',
  'everyone',
  'help',
  'hostmaster',
  'info',
  'legal',
  'localhost',
  'mail',
  'mailer-daemon',
  'mod',
  'mods',
  'moderation',
  'noreply',
  'no-reply',
  'null',
  'official',
  'operator',
  'owner',
  'postmaster',
  'privacy',
  'root',
  'security',
  'service',
  'settings',
  'superuser',
  'system',
  'team',
  'undefined',
  'user',
  'www',
];

/** Without accents and separators, and with l for i, so that `adm1n`, `ádmin` and `ad.min` are `admin`. */
function looseForm(text: string): string {
  return usernameSkeleton(text)
    .replace(/[\p{M}\s._-]/gu, '')
    .replaceAll('i', 'l');
}

const plural = (word: string): string[] => [word, `${word}s`];

const reservedWords = new Set(authorities.flatMap(plural).map(looseForm));

/** Words that are joined with one of `authorities` in the name of a service: `supportteam`, `thebuddyline`. */
const beside = [
  'account',
  'center',
  'centre',
  'chat',
  'contact',
  'customer',
  'customercare',
  'desk',
  'help',
  'live',
  'mod',
  'official',
  'online',
  'security',
  'service',
  'services',
  'system',
  'team',
  'the',
  'user',
  'فريق',
].map(looseForm);
const reservedNames = new Set([...reservedWords, ...technical.map(looseForm)]);

function withoutNumber(username: string): string {
  const letters = Array.from(username);
  return letters.slice(0, letters.findLastIndex((letter) => !/\p{N}/u.test(letter)) + 1).join('');
}

/**
 * Whether a name is one of `words`, alone or joined with up to two more of them or of `beside`: `buddylinesupport`.
 * @param name in its loose form
 * @param parts how many words the name may still have
 * @param isFound whether one of `words` was in what stands before the name
 */
function isCompoundOf(
  name: string,
  words: ReadonlySet<string>,
  { parts = 3, isFound = false } = {},
): boolean {
  if (name === '') return isFound;
  if (parts === 0) return false;
  const without = (word: string, found: boolean) =>
    name.startsWith(word) &&
    isCompoundOf(name.slice(word.length), words, { parts: parts - 1, isFound: found });
  return (
    [...words].some((word) => without(word, true)) || beside.some((word) => without(word, isFound))
  );
}

/**
 * Whether a username speaks for the operator of this installation or means something to a server: members
 * cannot take it, staff can give it. Compounds of two or three words count: `buddylineteam`, `thesupportteam`.
 * Digits at the end make no difference: `admin24` is reserved too.
 * @param brand the name of the installation
 */
export function isReservedUsername(username: string, brand: string): boolean {
  // An empty name would be in every other one.
  const words = new Set([...reservedWords, looseForm(brand)].filter((word) => word !== ''));
  const whole = looseForm(username);
  const unnumbered = looseForm(withoutNumber(username));
  return (
    [whole, unnumbered].some((name) => reservedNames.has(name) || isCompoundOf(name, words)) ||
    username
      .split(/[._-]/)
      .map(looseForm)
      .some((word) => words.has(word))
  );
}
