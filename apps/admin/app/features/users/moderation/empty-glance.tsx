import { glanceCell, glanceCells, glanceFrame, glanceGrid } from './glance-grid.ts';

/** Has the place of the glance until its code is there. */
export function EmptyGlance() {
  return (
    <div aria-busy className={glanceFrame}>
      <div className={glanceGrid}>
        {glanceCells.map((cell) => (
          <div key={cell} className={glanceCell} />
        ))}
      </div>
    </div>
  );
}
