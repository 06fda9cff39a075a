import {
  type CurrentCondition,
  type DiveLog,
  type DiveLogFlag,
  diveLogFlags,
  type DiveType,
  type Gear,
  type VisibilityUnit,
} from '@buddyline/domain/dive-log';
import { statusText } from '@buddyline/domain/status-text';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';
import Camera from 'lucide-react/icons/camera';
import Droplet from 'lucide-react/icons/droplet';
import Fan from 'lucide-react/icons/fan';
import Fish from 'lucide-react/icons/fish';
import Gauge from 'lucide-react/icons/gauge';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Sailboat from 'lucide-react/icons/sailboat';
import SearchCheck from 'lucide-react/icons/search-check';
import Ship from 'lucide-react/icons/ship';
import TreePalm from 'lucide-react/icons/tree-palm';
import Waves from 'lucide-react/icons/waves';
import { Cave } from './cave-icon.ts';

interface Mark {
  label: MessageDescriptor;
  icon: LucideIcon;
}

/** The labels and icons of a dive log's boolean fields; the labels are the specification's. */
export const flagMarks: Record<DiveLogFlag, Mark> = {
  isWreck: { label: msg`Wreck`, icon: Ship },
  isReef: { label: msg`Reef`, icon: Fish },
  isTraining: { label: msg`Training`, icon: GraduationCap },
  isSearchRecovery: { label: msg`Search Recovery`, icon: SearchCheck },
  isCave: { label: msg`Cave`, icon: Cave },
  isFresh: { label: msg`Fresh`, icon: Droplet },
  isSalt: { label: msg`Salt`, icon: Waves },
  isShore: { label: msg`Shore`, icon: TreePalm },
  isBoat: { label: msg`Boat`, icon: Sailboat },
  usedComputer: { label: msg`Computer`, icon: Gauge },
  usedScooter: { label: msg`Scooter`, icon: Fan },
  usedCamera: { label: msg`Camera`, icon: Camera },
};

const gearNames: Record<Gear, MessageDescriptor> = {
  WETSUIT: msg`Wetsuit`,
  DRYSUIT: msg`Drysuit`,
  HOOD: msg`Hood`,
  GLOVES: msg`Gloves`,
  BOOTS: msg`Boots`,
  MASK: msg`Mask`,
  FINS: msg`Fins`,
  REGULATOR: msg`Regulator`,
  BCD: msg`BCD`,
  DIVE_COMPUTER: msg`Dive computer`,
  DIVE_WATCH: msg`Dive watch`,
  SCOOTER: msg`Scooter`,
  CAMERA: msg`Camera`,
};

export function isGear(item: string): item is Gear {
  return Object.hasOwn(gearNames, item);
}

/** A mark in the current language. */
export interface Chip {
  key: string;
  text: string;
  icon?: LucideIcon;
}

export function flagChip(name: DiveLogFlag): Chip {
  const { label, icon } = flagMarks[name];
  return { key: name, text: i18n._(label), icon };
}

/** A piece of gear by name; unknown values from another backend are shown as they are. */
export function gearWord(item: string): Chip {
  return { key: item, text: isGear(item) ? i18n._(gearNames[item]) : statusText(item) };
}

export function setFlags(log: DiveLog): DiveLogFlag[] {
  return diveLogFlags.filter((name) => log[name]);
}

export const diveTypeNames = {
  SCUBA: msg`Scuba`,
  FREEDIVE: msg`Free Dive`,
} satisfies Record<DiveType, MessageDescriptor>;

export const currentNames = {
  NONE: msg({ message: 'None', context: 'current' }),
  MILD: msg({ message: 'Mild', context: 'current' }),
  STRONG: msg({ message: 'Strong', context: 'current' }),
} satisfies Record<CurrentCondition, MessageDescriptor>;

export const visibilityUnitNames = {
  ft: msg`ft`,
  m: msg`m`,
} satisfies Record<VisibilityUnit, MessageDescriptor>;
