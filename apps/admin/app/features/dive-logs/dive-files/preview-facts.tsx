import type { DiveLogPreview, LostKind } from '@buddyline/domain/dive-log-import';
import { Icon } from '@buddyline/ui/icon';
import { plural } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import Info from 'lucide-react/icons/info';
import { UserText } from '../../../shared/text/user-text.tsx';

const formatNames = new Map([
  ['uddf', 'UDDF'],
  ['ssrf', 'Subsurface'],
]);

/** The file's format and program, how many dives it has, and what of it cannot be kept. */
export function PreviewFacts({ preview: { format, generator, dives, lost } }: Props) {
  const counted = (state: string) => dives.filter((dive) => dive.state === state).length;
  const fresh = counted('new');
  const duplicates = counted('duplicate');
  const unreadable = counted('unreadable');
  const notMade = counted('not-made');
  const name = formatNames.get(format) ?? format;
  const losses = lossTexts(lost);
  return (
    <div className="grid gap-3">
      <p className="text-ink-muted">
        {generator === null ? (
          <bdi>{name}</bdi>
        ) : (
          <Trans>
            <bdi>{name}</bdi>, written by <UserText>{generator}</UserText>
          </Trans>
        )}
      </p>
      <p role="status" className="flex flex-wrap gap-x-4 gap-y-1 font-medium">
        <span>
          <Plural value={fresh} _0="No new dives" one="# new dive" other="# new dives" />
        </span>
        {duplicates > 0 && (
          <span>
            <Plural value={duplicates} one="# duplicate" other="# duplicates" />
          </span>
        )}
        {notMade > 0 && (
          <span>
            <Plural
              value={notMade}
              one="# dive that was not made"
              other="# dives that were not made"
            />
          </span>
        )}
        {unreadable > 0 && (
          <span className="text-warn-ink">
            <Plural value={unreadable} one="# unreadable" other="# unreadable" />
          </span>
        )}
      </p>
      {losses.length > 0 && (
        <div className="flex items-start gap-2 rounded-control bg-surface-sunken px-3 py-2 text-xs text-ink-muted">
          <Icon of={Info} className="mt-0.5" />
          <p className="flex min-w-0 flex-wrap gap-x-3">
            <Trans>Cannot be kept:</Trans>
            {losses.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </p>
        </div>
      )}
    </div>
  );
}

interface Props {
  preview: DiveLogPreview;
}

const lossOf: Readonly<Record<LostKind, (count: number) => string>> = {
  samples: (count) =>
    plural(count, { one: '# point of a dive profile', other: '# points of dive profiles' }),
  gases: (count) => plural(count, { one: '# gas mix', other: '# gas mixes' }),
  'tank-sizes': (count) => plural(count, { one: '# tank size', other: '# tank sizes' }),
  rebreathers: (count) => plural(count, { one: '# rebreather', other: '# rebreathers' }),
  'air-temperatures': (count) =>
    plural(count, { one: '# air temperature', other: '# air temperatures' }),
  suits: (count) => plural(count, { one: '# suit', other: '# suits' }),
  models: (count) =>
    plural(count, { one: '# name of a dive computer', other: '# names of dive computers' }),
  cylinders: (count) => plural(count, { one: '# further tank', other: '# further tanks' }),
  computers: (count) =>
    plural(count, { one: '# further dive computer', other: '# further dive computers' }),
  events: (count) => plural(count, { one: '# event', other: '# events' }),
  pictures: (count) => plural(count, { one: '# picture', other: '# pictures' }),
  ratings: (count) => plural(count, { one: '# rating', other: '# ratings' }),
  other: (count) => plural(count, { one: '# other value', other: '# other values' }),
};

/** Kinds of a newer backend count as other values. */
function lossTexts(lost: Readonly<Record<string, number>>): string[] {
  const sentences = new Map(Object.entries(lossOf));
  return Object.entries(lost)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => (sentences.get(kind) ?? lossOf.other)(count));
}
