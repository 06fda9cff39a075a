import { createLucideIcon } from 'lucide-react';

/** An icon that lucide lacks, with its grid size and stroke. */
export const Cave = createLucideIcon('dive-cave', [
  ['path', { d: 'M2.5 20.5C2.5 11 6 3.5 12 3.5s9.5 7.5 9.5 17z', key: 'rock' }],
  ['path', { d: 'M8 20.5c0-5.5 1.3-9 4-9s4 3.5 4 9', key: 'mouth' }],
]);
