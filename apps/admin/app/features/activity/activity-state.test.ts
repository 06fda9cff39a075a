import { expect, it } from 'vitest';
import { readActivityState, toApiFilter } from './activity-state.ts';

const read = (search: string) => readActivityState(new URLSearchParams(search));

it.each(['from=0002-05-01', 'to=0202-05-01', 'to=9999-12-31', 'from=1900-12-31&to=2079-01-01'])(
  'days outside of 1901 to 2078 are no filter: %s',
  (search) => {
    expect(read(search)).toEqual({});
  },
);

it('the first and the last day become times', () => {
  expect(toApiFilter(read('from=1901-01-01&to=2078-12-31'))).toEqual({
    from: expect.stringMatching(/^190[01]-/),
    to: expect.stringMatching(/^20(?:78|79)-/),
  });
});
