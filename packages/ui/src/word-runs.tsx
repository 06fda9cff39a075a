import type { ReactNode } from 'react';

interface Props {
  /** User-written text in parts, of which every second is a username, a phone number or an address. */
  parts: readonly string[];
  /** What is shown for such a part; by default its text. */
  shown?: ((part: string) => ReactNode) | undefined;
}

/** Usernames, phone numbers and addresses are isolated from the direction of their text, and kept on one line. */
export function WordRuns({ parts, shown = (part) => part }: Props) {
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <bdi key={at} dir="ltr" className="inline-block">
        {shown(part)}
      </bdi>
    ),
  );
}
