import type { UnitSystem } from '@buddyline/domain/units';
import { Card } from '@buddyline/ui/card';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { rememberedUnits, rememberView, unitsKey } from '../../language/remembered-view.ts';
import { browserStorage } from '../../browser-storage.ts';

interface Choice {
  units: UnitSystem | undefined;
  name: string;
  /** What it leads to. */
  meaning: string;
}

/** Which unit of a dive log's numbers leads, in this browser. */
export function UnitsCard() {
  const { t } = useLingui();
  const id = useId();
  const [chosen, setChosen] = useState(rememberedUnits);
  const choices: Choice[] = [
    { units: undefined, name: t`As recorded`, meaning: t`Each number in the unit of its record` },
    { units: 'metric', name: t`Metric`, meaning: t`m, °C, bar, kg` },
    { units: 'imperial', name: t`Imperial`, meaning: t`ft, °F, psi, lb` },
  ];

  function choose(units: UnitSystem | undefined) {
    if (units) browserStorage.set(unitsKey, units);
    else browserStorage.remove(unitsKey);
    rememberView();
    setChosen(units);
  }

  return (
    <Card
      className="mt-5"
      title={t`Units`}
      description={t`What dive logs show first; the other unit stands beside it. Kept in this browser.`}
    >
      <fieldset className="grid gap-3 sm:grid-cols-3">
        <legend className="sr-only">{t`Units`}</legend>
        {choices.map(({ units, name, meaning }, at) => (
          <label
            key={name}
            className="grid min-w-0 cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-control border border-line px-3 py-2.5 transition-colors hover:border-line-strong has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="units"
              className="mt-0.5 size-4 appearance-none rounded-full border border-line-strong bg-surface-raised outline-none checked:border-5 checked:border-accent"
              aria-describedby={`${id}-${at}`}
              aria-label={name}
              checked={chosen === units}
              onChange={() => choose(units)}
            />
            <span className="font-medium">{name}</span>
            <span id={`${id}-${at}`} className="col-start-2 text-xs text-ink-muted">
              {meaning}
            </span>
          </label>
        ))}
      </fieldset>
    </Card>
  );
}
