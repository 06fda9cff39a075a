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
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';
import Camera from 'lucide-react/icons/camera';
import Droplet from 'lucide-react/icons/droplet';
import Fan from 'lucide-react/icons/fan';
import Fish from 'lucide-react/icons/fish';
import Gauge from 'lucide-react/icons/gauge';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Hand from 'lucide-react/icons/hand';
import Package from 'lucide-react/icons/package';
import Sailboat from 'lucide-react/icons/sailboat';
import SearchCheck from 'lucide-react/icons/search-check';
import Ship from 'lucide-react/icons/ship';
import TreePalm from 'lucide-react/icons/tree-palm';
import Wind from 'lucide-react/icons/wind';
import Watch from 'lucide-react/icons/watch';
import Waves from 'lucide-react/icons/waves';
import { Bcd, Boots, Cave, Drysuit, Fins, Hood, Mask, Regulator, Wetsuit } from './dive-icons.ts';

export interface Mark {
  label: MessageDescriptor;
  icon: LucideIcon;
}

/** The yes-or-no of a dive, in the specification's words. */
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

const gearMarks: Record<Gear, Mark> = {
  WETSUIT: { label: msg`Wetsuit`, icon: Wetsuit },
  DRYSUIT: { label: msg`Drysuit`, icon: Drysuit },
  HOOD: { label: msg`Hood`, icon: Hood },
  GLOVES: { label: msg`Gloves`, icon: Hand },
  BOOTS: { label: msg`Boots`, icon: Boots },
  MASK: { label: msg`Mask`, icon: Mask },
  FINS: { label: msg`Fins`, icon: Fins },
  REGULATOR: { label: msg`Regulator`, icon: Regulator },
  BCD: { label: msg`BCD`, icon: Bcd },
  DIVE_COMPUTER: { label: msg`Dive computer`, icon: Gauge },
  DIVE_WATCH: { label: msg`Dive watch`, icon: Watch },
  SCOOTER: { label: msg`Scooter`, icon: Fan },
  CAMERA: { label: msg`Camera`, icon: Camera },
};

/** The gear's mark; what only another backend knows is shown in its own word. */
export function gearMark(item: string): Mark {
  if (isGear(item)) return gearMarks[item];
  const word = statusText(item);
  return { label: { id: word, message: word }, icon: Package };
}

function isGear(item: string): item is Gear {
  return Object.hasOwn(gearMarks, item);
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

/** The current in a phrase of its own; undefined for a word that only another backend knows. */
export function currentPhrase(condition: string): string | undefined {
  const phrases: Record<string, string> = {
    NONE: t`no current`,
    MILD: t`mild current`,
    STRONG: t`strong current`,
  };
  return phrases[condition];
}

export function conditionMark(condition: string): Mark {
  const phrase = currentPhrase(condition) ?? statusText(condition);
  return { label: { id: phrase, message: phrase }, icon: Wind };
}
