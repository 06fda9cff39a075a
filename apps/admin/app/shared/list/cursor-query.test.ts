import type { CursorPage } from '@buddyline/domain/cursor';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { cursorQuery, type CursorSource, loadMore } from './cursor-query.ts';

const pages: Record<string, CursorPage<string>> = {
  first: { data: ['Mira', 'Omar'], next: 'Omar' },
  Omar: { data: ['Yara', 'Ziad'], next: 'Ziad' },
  Ziad: { data: ['Ada'], next: null },
};

it('a refetch that was under way when more was loaded keeps what was added', async () => {
  let answerFirst: (() => void) | undefined;
  const source: CursorSource<string> = {
    queryKey: ['divers'],
    read: async (before = 'first') => {
      if (before === 'first') await new Promise<void>((resolve) => (answerFirst = resolve));
      return pages[before] ?? { data: [], next: null };
    },
  };
  const client = new QueryClient();
  const shown = () => client.getQueryData<CursorPage<string>>(source.queryKey);
  client.setQueryData(source.queryKey, pages['first']);

  const refetch = client.fetchQuery(cursorQuery(source));
  expect(await loadMore(client, source)).toBe(true);
  expect(shown()?.data).toHaveLength(4);
  answerFirst?.();
  await refetch;

  expect(shown()).toEqual({ data: ['Mira', 'Omar', 'Yara', 'Ziad'], next: 'Ziad' });
});
