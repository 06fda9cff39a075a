import { beforeAll, expect, test } from 'vitest';
import { type Card, drawCard } from './card-drawing.ts';
import { type Lettering, openLettering } from './lettering.ts';
import { renderCard } from './render-card.ts';

const card: Card = { words: 'Manta!', author: 'Mira Haddad', handle: '@mira', brand: 'Buddyline' };
let lettering: Lettering;

beforeAll(async () => {
  lettering = await openLettering();
});

test('only emoji and signs that no font has are left out, each as a whole', () => {
  expect(lettering.drawable('🤿 Žofie 👨‍👩‍👧 Nguyễn 🇪🇬 شعاب 1️⃣')).toBe(' Žofie  Nguyễn  شعاب ');
});

test.each([
  ['Russian', 'Нырнули на Thistlegorm, 30 м'],
  ['Greek', 'Βουτιά στο Thistlegorm, 30'],
  ['Japanese', 'Thistlegormで潜水、30 m'],
  ['Hindi', 'Thistlegorm पर 30 मीटर'],
  ['Thai', 'ดำน้ำ 30 m'],
  ['Hebrew', 'צלילה ב-Thistlegorm 30'],
  ['Korean', '다이빙 Thistlegorm'],
])('a text in %s, which no font has whole, is not drawn in part: %s', (_script, words) => {
  expect(lettering.drawable(words)).toBe('');
  expect(drawCard({ ...card, words }, lettering)).toBe(drawCard({ ...card, words: '' }, lettering));
});

test('Arabic letters are measured joined, as they are drawn', () => {
  const measure = lettering.measure({ size: 100, weight: 'strong' });
  const apart = Array.from('شعاب', measure).reduce((sum, width) => sum + width, 0);
  expect(measure('شعاب')).toBeLessThan(apart);
  expect(measure('')).toBe(0);
});

test('the first word of a line is at the side where reading begins', () => {
  const style = { size: 100, weight: 'regular' } as const;
  const word = lettering.outline('SS', style, 'ltr');
  // Outlines are listed from the left.
  expect(lettering.outline('SS نزلنا', style, 'ltr').startsWith(word)).toBe(true);
  expect(lettering.outline('SS نزلنا', style, 'rtl').startsWith(word)).toBe(false);
  expect(lettering.outline('نزلنا SS', style, 'rtl').startsWith(word)).toBe(true);
});

test('markup in a post is drawn as outlines, never interpreted', () => {
  const svg = drawCard(
    { ...card, words: `</svg><script>alert(1)</script>"'&`, author: '<b>' },
    lettering,
  );
  expect(svg).not.toContain('<script');
  expect(svg).not.toContain('<text');
  expect(svg.match(/<\/svg>/g)).toHaveLength(1);
});

test.each([
  ['nothing', ''],
  ['only emoji', '🤿🐢'],
  ['five thousand letters without a space', 'x'.repeat(5_000)],
  ['Arabic', 'رجعت إلى حطام SS Thistlegorm بعد ثلاث سنوات (أخيرًا).'],
])('a card can be drawn from %s', async (_name, words) => {
  const png = Buffer.from(await renderCard({ ...card, words }));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(300_000);
});
