import { describe, expect, it } from 'vitest';
import { conflictingFields } from './changes.ts';

const base = { country: 'Malta', bio: 'Diver', gear: ['HOOD'] };

describe('conflictingFields', () => {
  it('returns the fields that both set to different values', () => {
    expect(
      conflictingFields(base, { ...base, country: 'Oman' }, { ...base, country: 'Egypt' }),
    ).toEqual(['country']);
  });

  it.each([
    ['only mine changed', { ...base, bio: 'Guide' }, base],
    ['only theirs changed', base, { ...base, bio: 'Guide' }],
    ['both changed other fields', { ...base, bio: 'Guide' }, { ...base, country: 'Oman' }],
    ['both changed it to the same value', { ...base, gear: ['FINS'] }, { ...base, gear: ['FINS'] }],
  ])('returns none when %s', (_case, mine, theirs) => {
    expect(conflictingFields(base, mine, theirs)).toEqual([]);
  });
});
