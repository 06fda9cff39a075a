import { Mark } from '../src/mark.tsx';
import { Section } from './section.tsx';
import type { Words } from './words.ts';

/** Background tokens with their text colours. */
const surfaces = [
  ['--surface', '--ink'],
  ['--surface-raised', '--ink-muted'],
  ['--surface-sunken', '--ink'],
  ['--sidebar', '--sidebar-ink'],
  ['--sidebar-raised', '--sidebar-ink-muted'],
  ['--accent', '--on-accent'],
  ['--danger', '--on-danger'],
] as const;

const depths = [
  ['0', 'black'],
  ['5', 'black'],
  ['12', 'black'],
  ['18', 'white'],
  ['30', 'white'],
  ['40', 'white'],
] as const;

const steps = ['text-display', 'text-xl', 'text-lg', 'text-base', 'text-sm', 'text-xs'];

export function Foundations({ words }: { words: Words }) {
  return (
    <Section title={words.foundations}>
      <div className="showcase-row">
        <Mark className="size-16" />
        <Mark className="size-8" />
        <Mark className="size-4" />
        <Mark className="size-8" plain />
      </div>
      <div className="showcase-row">
        {surfaces.map(([surface, ink]) => (
          <span
            key={surface}
            dir="ltr"
            className="showcase-swatch"
            style={{ background: `var(${surface})`, color: `var(${ink})` }}
          >
            {surface.slice(2)}
          </span>
        ))}
      </div>
      <div>
        <p className="mb-1 text-xs text-ink-muted">{words.depth}</p>
        <div className="showcase-depths">
          {depths.map(([metres, color]) => (
            <span key={metres} style={{ background: `var(--depth-${metres})`, color }}>
              {metres}
            </span>
          ))}
        </div>
      </div>
      <div>
        {steps.map((step) => (
          <p key={step} className={step}>
            {words.sample}
          </p>
        ))}
      </div>
    </Section>
  );
}
