import type { Belongings } from '@buddyline/domain/user';
import { intlLocale } from '@buddyline/i18n/locale';
import { plural } from '@lingui/core/macro';
import { currentLanguage } from '../../language/language.ts';

/** '12 posts, 3 comments, and 1 ticket'; empty if there are none. Records of unknown nouns are left out. */
export function countedText(counts: Readonly<Record<string, number>> | null): string {
  const parts = Object.entries(counts ?? {})
    .filter(([, count]) => count > 0)
    .flatMap(([noun, count]) => texts[noun]?.(count) ?? []);
  return new Intl.ListFormat(intlLocale(currentLanguage())).format(parts);
}

/** The same of what hangs on one account or several. */
export function belongingsText(belongings: Belongings): string {
  const { posts, comments, certificates, diveLogs, tickets } = belongings;
  return countedText({ posts, comments, certificates, 'dive-logs': diveLogs, tickets });
}

const texts: Record<string, ((count: number) => string) | undefined> = {
  users: (count) => plural(count, { one: '# user', other: '# users' }),
  posts: (count) => plural(count, { one: '# post', other: '# posts' }),
  comments: (count) => plural(count, { one: '# comment', other: '# comments' }),
  likes: (count) => plural(count, { one: '# like', other: '# likes' }),
  certificates: (count) => plural(count, { one: '# certificate', other: '# certificates' }),
  'dive-logs': (count) => plural(count, { one: '# dive log', other: '# dive logs' }),
  tickets: (count) => plural(count, { one: '# ticket', other: '# tickets' }),
};
