/** The space of the glance at a person: a frame, a grid and eight cells. */
const glanceParts = 10;
const isGlance = (element: string) => element.startsWith('DIV aria-busy=true class=mt-5 ');

/** What stays the same when the glance arrives: what is before it and after it. */
export function aroundGlance(shown: string[], sent: string[]): [string[], string[]] {
  const at = sent.findIndex(isGlance);
  if (at === -1) return [shown, sent];
  const after = sent.slice(at + glanceParts);
  return [
    [...shown.slice(0, at), ...shown.slice(-after.length)],
    [...sent.slice(0, at), ...after],
  ];
}
