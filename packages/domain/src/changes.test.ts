import { describe, expect, it } from 'vitest';
import { conflictingFields } from './changes.ts';

const base = { country: 'Malta', bio: 'Diver', gear: ['HOOD'] };

describe('conflictingFields', () => {
  it('names what both have set to different values', () => {
    expect(
      conflictingFields(base, { ...base, country: 'Oman' }, { ...base, country: 'Egypt' }),
    ).toEqual(['country']);
  });

  it.each([
    ['only mine changed', { ...base, bio: 'Guide' }, base],
    ['only theirs changed', base, { ...base, bio: 'Guide' }],
    ['both changed other fields', { ...base, bio: 'Guide' }, { ...base, country: 'Oman' }],
    ['both changed it alike', { ...base, gear: ['FINS'] }, { ...base, gear: ['FINS'] }],
  ])('sees none where %s', (_case, mine, theirs) => {
    expect(conflictingFields(base, mine, theirs)).toEqual([]);
  });
});
