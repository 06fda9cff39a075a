import { splitRuns } from '@buddyline/i18n/words-runs';

/** User-written text, with usernames, phone numbers and addresses bidi-isolated and kept on one line. */
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
