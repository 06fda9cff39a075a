import type { DehydratedState } from '@tanstack/react-query';

export interface Session {
  accessToken: string;
  userId: string;
}

/** What the server hands to the browser with a page of the admin area, beside what can be seen of it. */
export interface HandOver {
  session: Session;
  /** When the page was rendered, in milliseconds: what it says of ages was true then. */
  now: number;
  /** What the page shows; missing where the browser is to ask for it. */
  queries?: DehydratedState;
}

/** Data and no script. */
export function handOverElement(handOver: HandOver): string {
  const text = JSON.stringify(handOver).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="hand-over">${text}</script>`;
}
