import type { DehydratedState } from '@tanstack/react-query';

export interface Session {
  accessToken: string;
  userId: string;
}

/** The data that the server adds to a page of the admin area for hydration. */
export interface HandOver {
  session: Session;
  /** When the page was rendered, in milliseconds; relative times are hydrated with it. */
  now: number;
  /** The dehydrated state; missing on a fallback page, whose queries run in the browser. */
  queries?: DehydratedState;
}

/** A JSON element, which is not executed and needs no nonce. */
export function handOverElement(handOver: HandOver): string {
  const text = JSON.stringify(handOver).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="hand-over">${text}</script>`;
}
