/** A mail's own words, without what it quotes: a title in another language would turn them round. */
export const withoutQuotes = (subject: string): string =>
  subject.replaceAll(/“[^“”]*”|«[^«»]*»/g, '').trim();
