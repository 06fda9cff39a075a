import { describe, expect, it } from 'vitest';
import { formatDateTime, formatNumber, formatRelativeTime, formatTimeSince } from './formats.ts';

describe('formatDateTime', () => {
  it.each([
    ['2026-05-01T13:05:09Z', '2026/05/01, 01:05:09 PM'],
    ['2026-05-01T00:00:00Z', '2026/05/01, 12:00:00 AM'],
    ['2026-12-31T12:00:00Z', '2026/12/31, 12:00:00 PM'],
  ])('writes %s as %s in UTC', (value, text) => {
    expect(formatDateTime(value, { timeZone: 'UTC' })).toBe(text);
  });

  it('uses the given time zone', () => {
    expect(formatDateTime('2026-05-01T23:30:00Z', { timeZone: 'Asia/Amman' })).toBe(
      '2026/05/02, 02:30:00 AM',
    );
  });

  it.each(['', 'yesterday', '2026-13-45', Number.NaN])('throws on %s', (value) => {
    expect(() => formatDateTime(value)).toThrow('Invalid date string');
  });
});

it('groups numbers and keeps Latin digits in Arabic unless another numbering system is set', () => {
  expect(formatNumber(50_000, 'en')).toBe('50,000');
  expect(formatNumber(50_000, 'ar')).toBe('50,000');
  expect(formatNumber(50_000, 'ar', { numberingSystem: 'arab' })).toBe('٥٠٬٠٠٠');
});

it('isolates a negative number in Arabic, so that the minus stays in front', () => {
  expect(formatNumber(-3.3, 'en')).toBe('-3.3');
  expect(formatNumber(-3.3, 'ar')).toBe('\u2066-3.3\u2069');
});

describe('formatRelativeTime', () => {
  const now = new Date('2026-11-21T12:00:00Z');

  it.each([
    ['2026-11-21T11:59:30Z', 'now', 'الآن'],
    ['2026-11-21T11:55:00Z', '5 minutes ago', 'قبل 5 دقائق'],
    ['2026-11-21T10:30:00Z', '1 hour ago', 'قبل ساعة واحدة'],
    ['2026-11-20T11:00:00Z', 'yesterday', 'أمس'],
    ['2026-10-10T12:00:00Z', 'last month', 'الشهر الماضي'],
    ['2026-11-21T14:10:00Z', 'in 2 hours', 'خلال ساعتين'],
  ])('formats %s as %s and %s', (moment, english, arabic) => {
    expect(formatRelativeTime(new Date(moment), 'en', now)).toBe(english);
    expect(formatRelativeTime(new Date(moment), 'ar', now)).toBe(arabic);
  });
});

describe('formatTimeSince', () => {
  const now = new Date('2026-11-21T12:00:00Z');

  it.each([
    ['2026-11-21T11:59:30Z', null, null],
    ['2026-11-21T11:55:00Z', '5 minutes', '5 دقائق'],
    ['2026-11-20T11:00:00Z', '1 day', 'يوم'],
    ['2026-11-19T11:00:00Z', '2 days', 'يومان'],
    ['2026-11-10T11:00:00Z', '11 days', '11 يومًا'],
    ['2026-10-23T11:00:00Z', '29 days', '29 يومًا'],
    ['2026-10-20T11:00:00Z', '1 month', 'شهر'],
    ['2025-10-10T12:00:00Z', '1 year', 'سنة'],
    // Clocks differ.
    ['2026-11-21T12:05:00Z', null, null],
  ])('formats the time since %s as %s and %s', (moment, english, arabic) => {
    expect(formatTimeSince(new Date(moment), 'en', now)).toBe(english);
    expect(formatTimeSince(new Date(moment), 'ar', now)).toBe(arabic);
  });
});
