import { bounds } from '@buddyline/domain/constants';
import type { DiveLogForm } from '@buddyline/domain/dive-log-form';
import { toNumberOrNull } from '@buddyline/domain/numbers';
import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import type { UseFormReturn } from 'react-hook-form';

interface Props {
  form: UseFormReturn<DiveLogForm>;
  typed: DiveLogForm;
}

/** A button that is shown if latitude and longitude are only valid when swapped. */
export function SwapPosition({ form, typed }: Props) {
  const { latitude, longitude } = typed;
  if (!looksSwapped(toNumberOrNull(latitude), toNumberOrNull(longitude))) return null;

  function swap() {
    const options = { shouldDirty: true, shouldValidate: true };
    form.setValue('latitude', longitude, options);
    form.setValue('longitude', latitude, options);
    form.setFocus('latitude');
  }

  return (
    <div className="col-span-full">
      <Button variant="secondary" size="sm" onClick={swap}>
        <Icon of={ArrowLeftRight} />
        <Trans>Swap latitude and longitude</Trans>
      </Button>
    </div>
  );
}

function looksSwapped(latitude: number | null, longitude: number | null): boolean {
  if (latitude === null || longitude === null) return false;
  const fits = Math.abs(latitude) <= bounds.latitudeMax;
  const fitsSwapped =
    Math.abs(latitude) <= bounds.longitudeMax && Math.abs(longitude) <= bounds.latitudeMax;
  return !fits && fitsSwapped;
}
