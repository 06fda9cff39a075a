import { splitRuns } from '@buddyline/i18n/words-runs';

/** A post's text. Usernames, phone numbers and addresses are isolated from its direction and never broken. */
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
