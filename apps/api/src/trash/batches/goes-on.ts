const rest = /*i18n*/ { id: 'api.rest-follows', message: 'The rest follows within some minutes.' };

/** Says that a change goes on in batches, after what has been done. */
export function withGoesOn(
  done: string,
  { goesOn }: { goesOn: boolean },
  translate: (sentence: { id: string; message: string }) => string,
): string {
  return goesOn ? `${done} ${translate(rest)}` : done;
}
