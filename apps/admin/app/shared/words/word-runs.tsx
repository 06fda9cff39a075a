import { splitRuns } from '@buddyline/i18n/words-runs';

/** What people wrote, with its usernames and phone numbers isolated, and whole on one line. */
export function WordRuns({ children }: { children: string }) {
  return splitRuns(children).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <bdi key={at} dir="ltr" className="inline-block">
        {part}
      </bdi>
    ),
  );
}
