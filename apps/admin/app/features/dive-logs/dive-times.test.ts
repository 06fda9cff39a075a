import { expect, it } from 'vitest';
import { diveMinutes, timeOutOf } from './dive-times.ts';

const dive = { timeIn: '11:01', timeOut: null, timeThisDive: 32, bottomTime: 25 };

it('a dive is as long as recorded, or else as between in and out, or else as its bottom time', () => {
  expect(diveMinutes(dive)).toBe(32);
  expect(diveMinutes({ ...dive, timeThisDive: null, timeOut: '11:41' })).toBe(40);
  expect(diveMinutes({ ...dive, timeThisDive: null })).toBe(25);
  expect(diveMinutes({ ...dive, timeThisDive: 0, bottomTime: null })).toBeNull();
  const night = { ...dive, timeIn: '23:50', timeOut: '00:32:00', timeThisDive: null };
  expect(diveMinutes(night)).toBe(42);
});

it('a dive without a time out ends after its recorded minutes, even on the next day', () => {
  expect(timeOutOf(dive)).toBe('11:33');
  expect(timeOutOf({ ...dive, timeIn: '23:50', timeThisDive: 31.6 })).toBe('00:22');
});

it('a time out is as recorded, and is not derived from a bottom time or without a time in', () => {
  expect(timeOutOf({ ...dive, timeOut: '11:40:00' })).toBe('11:40');
  expect(timeOutOf({ ...dive, timeThisDive: null })).toBeNull();
  expect(timeOutOf({ ...dive, timeIn: null })).toBeNull();
});
