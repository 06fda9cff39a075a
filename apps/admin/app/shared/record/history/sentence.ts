import type { ReactNode } from 'react';

/** The names in a sentence, each isolated in its own element. */
export interface SentenceNames {
  actor: ReactNode;
  item: ReactNode;
}

export type Sentence = (names: SentenceNames) => ReactNode;
