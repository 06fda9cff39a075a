import type { Gear } from '@buddyline/domain/dive-log';
import type { LucideIcon } from 'lucide-react';
import Camera from 'lucide-react/icons/camera';
import Fan from 'lucide-react/icons/fan';
import Gauge from 'lucide-react/icons/gauge';
import Hand from 'lucide-react/icons/hand';
import Package from 'lucide-react/icons/package';
import Watch from 'lucide-react/icons/watch';
import { type Chip, gearWord, isGear } from './dive-marks.ts';
import { Bcd, Boots, Drysuit, Fins, Hood, Mask, Regulator, Wetsuit } from './gear-icons.ts';

const icons: Record<Gear, LucideIcon> = {
  WETSUIT: Wetsuit,
  DRYSUIT: Drysuit,
  HOOD: Hood,
  GLOVES: Hand,
  BOOTS: Boots,
  MASK: Mask,
  FINS: Fins,
  REGULATOR: Regulator,
  BCD: Bcd,
  DIVE_COMPUTER: Gauge,
  DIVE_WATCH: Watch,
  SCOOTER: Fan,
  CAMERA: Camera,
};

/** A piece of gear with its icon. The list's cards omit the icons, to load faster. */
export function gearChip(item: string): Chip & { icon: LucideIcon } {
  return { ...gearWord(item), icon: isGear(item) ? icons[item] : Package };
}
