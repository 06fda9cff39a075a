import { formatNumber } from '@buddyline/i18n/formats';
import { useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLanguage } from '../language/use-language.ts';
import { api } from '../session/api.ts';
import { unansweredKey } from '../shared/query/item-caches.ts';

const unansweredQuery = queryOptions({
  queryKey: unansweredKey,
  queryFn: async ({ signal }) =>
    (await api.tickets.list({ search: '', unanswered: true, page: 1, limit: 1 }, signal)).total,
});

/** How many tickets wait for an answer. While another tab is shown, the title of this one says it too. */
export function UnansweredCount({ id }: { id: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data: count } = useQuery(unansweredQuery);
  useCountInTitle(count ?? 0);
  if (!count) return null;
  const number = formatNumber(count, language);
  return (
    <span
      aria-hidden
      title={t`${number} unanswered`}
      className="ms-auto rounded-full bg-current/12 px-2 text-xs leading-5 font-medium text-sidebar-ink tabular-nums"
    >
      <span id={id} className="sr-only">
        {t`${number} unanswered`}
      </span>
      {number}
    </span>
  );
}

/** `(12) Support Tickets`, as long as nobody looks at the page. */
function useCountInTitle(count: number): void {
  useEffect(() => {
    const update = () => {
      const title = document.title.replace(/^\(\d+\) /, '');
      document.title = document.hidden && count > 0 ? `(${count}) ${title}` : title;
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, [count]);
}
