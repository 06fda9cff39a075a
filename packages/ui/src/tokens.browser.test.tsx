import { describe, expect, it } from 'vitest';

/** Text colours and their backgrounds; WCAG 2.2 AA requires a ratio of 4.5. */
const texts = [
  ['--ink', '--surface'],
  ['--ink', '--surface-raised'],
  ['--ink', '--surface-sunken'],
  ['--ink-muted', '--surface'],
  ['--ink-muted', '--surface-raised'],
  ['--ink-muted', '--surface-sunken'],
  ['--accent-ink', '--surface'],
  ['--accent-ink', '--surface-raised'],
  ['--danger-ink', '--surface-raised'],
  ['--on-accent', '--accent'],
  ['--on-accent', '--accent-hover'],
  ['--on-danger', '--danger'],
  ['--on-danger', '--danger-hover'],
  ['--sidebar-ink', '--sidebar'],
  ['--sidebar-ink', '--sidebar-raised'],
  ['--sidebar-ink-muted', '--sidebar'],
  ['--sidebar-ink-muted', '--sidebar-raised'],
  ['--accent-ink', '--accent-soft'],
  ['--danger-ink', '--danger-soft'],
  ['--warn-ink', '--warn-soft'],
  ['--notice-ink', '--notice-soft'],
  ['--ok-ink', '--ok-soft'],
  ['--info-ink', '--info-soft'],
  ['--neutral-ink', '--neutral-soft'],
] as const;

/** Lines and shapes that are needed to use a control; they require a ratio of 3. */
const shapes = [
  ['--line-strong', '--surface-raised'],
  ['--line-strong', '--surface'],
  ['--accent', '--surface'],
  ['--accent', '--surface-raised'],
  ['--sidebar-accent', '--sidebar'],
  ['--sidebar-accent', '--sidebar-raised'],
  ['--danger', '--surface-raised'],
  ['--ok', '--surface-raised'],
] as const;

describe.each(['light', 'dark'])('in the %s theme', (theme) => {
  it.each(texts)('%s can be read on %s', (ink, surface) => {
    document.documentElement.dataset['theme'] = theme;
    expect(contrast(ink, surface)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)('%s stands out from %s', (shape, surface) => {
    document.documentElement.dataset['theme'] = theme;
    expect(contrast(shape, surface)).toBeGreaterThanOrEqual(3);
  });
});

/** OKLCH hues: 29 is red, 110 yellow, 142 green, 264 blue. */
const hues = [
  ['danger', 'red', 10, 35],
  ['notice', 'orange', 45, 72],
  ['warn', 'yellow', 78, 112],
  ['ok', 'green', 135, 170],
  ['info', 'blue', 230, 270],
] as const;

describe.each(['light', 'dark'])('the tones in the %s theme', (theme) => {
  it.each(hues)('%s is %s', (tone, _colour, from, to) => {
    document.documentElement.dataset['theme'] = theme;
    for (const token of [`--${tone}`, `--${tone}-soft`, `--${tone}-ink`]) {
      const { chroma, hue } = polar(token);
      expect(chroma, token).toBeGreaterThan(0.02);
      expect(hue, token).toBeGreaterThanOrEqual(from);
      expect(hue, token).toBeLessThanOrEqual(to);
    }
  });

  it('neutral is grey', () => {
    document.documentElement.dataset['theme'] = theme;
    for (const token of ['--neutral', '--neutral-soft', '--neutral-ink']) {
      expect(polar(token).chroma, token).toBeLessThan(0.03);
    }
  });
});

it('a part of the page can have its own theme', () => {
  document.documentElement.dataset['theme'] = 'dark';
  const part = document.createElement('div');
  part.dataset['theme'] = 'light';
  document.body.append(part);
  expect(getComputedStyle(part).colorScheme).toBe('light');
  expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
  part.remove();
});

it.each([
  ['ar', 1.75],
  ['en', 1.5],
])('text in %s has a line height of %f', (lang, ratio) => {
  document.documentElement.lang = lang;
  const { fontSize, lineHeight } = getComputedStyle(document.body);
  expect(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toBe(ratio);
});

/** WCAG's contrast ratio of two tokens, converted to sRGB by the browser. */
function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(token: string): number {
  const [red = 0, green = 0, blue = 0] = pixel(token).map((channel) => {
    const value = channel / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The chroma (0 is grey) and hue of a token, which is written in OKLCH. */
function polar(token: string): { chroma: number; hue: number } {
  const text = getComputedStyle(document.documentElement).getPropertyValue(token);
  const [, chroma, hue] = /^oklch\(\S+ (\S+) ([^\s)]+)/.exec(text) ?? [];
  return { chroma: Number(chroma), hue: Number(hue) };
}

function pixel(token: string): number[] {
  const color = getComputedStyle(document.documentElement).getPropertyValue(token);
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas || color === '') throw new Error(`No colour ${token}`);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  return Array.from(canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
}
