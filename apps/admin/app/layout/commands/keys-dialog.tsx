import { Dialog } from '@buddyline/ui/dialog';
import { KeyCap } from '@buddyline/ui/key-cap';
import { Switch } from '@buddyline/ui/switch';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { notifySuccess } from '../../notify/notify.ts';
import { pageKeys } from '../../shared/keyboard/page-keys.ts';
import { enableShortcuts, useShortcutsEnabled } from '../../shared/keyboard/shortcut-setting.ts';
import { useReachableSections } from '../announced-sections.ts';
import type { OverlayProps } from '../overlay.ts';
import { metaQuery, useFeature } from '../../shared/query/meta-queries.ts';
import { modifierKey } from '../../shared/keyboard/modifier-key.ts';

interface KeyLine {
  keys: string[];
  does: string;
}

/** Lists all shortcuts of the panel and the current page; a switch disables the single-key ones. */
export default function KeysDialog({ open, onClose }: OverlayProps) {
  const { t } = useLingui();
  const enabled = useShortcutsEnabled();
  const list = useRef<HTMLDivElement>(null);
  function enable(next: boolean) {
    enableShortcuts(next);
    const undo = { label: t`Undo`, run: () => enableShortcuts(true) };
    if (!next) notifySuccess(t`Single-key shortcuts are off.`, undo);
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={t`Close`}
      title={t`Keyboard shortcuts`}
      // Not the switch: Space, pressed to scroll, would turn it.
      firstFocus={() => list.current}
      description={t`They are the same keys on a Latin and on an Arabic keyboard.`}
      footer={
        <>
          <Switch
            label={t`Single-key shortcuts`}
            checked={enabled}
            onChange={({ target }) => enable(target.checked)}
            className="me-auto"
          />
          <ServerBuild />
        </>
      }
    >
      <div ref={list} tabIndex={-1} className="-mb-5 gap-x-8 outline-none sm:columns-2">
        {useKeyGroups().map(({ title, lines }) => (
          <section key={title} className="mb-5 break-inside-avoid">
            <h3 className="mb-2 text-xs font-medium text-ink-muted">{title}</h3>
            <dl className="grid gap-1.5">
              {lines.map((line) => (
                <Line key={`${line.keys.join(' ')} ${line.does}`} {...line} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** What somebody who reports a problem is asked for. */
function ServerBuild() {
  const { t } = useLingui();
  const { data } = useQuery(metaQuery);
  if (!data?.version) return null;
  const build = [data.version, data.commit?.slice(0, 8)].filter(Boolean).join(' · ');
  return (
    <p className="flex items-center gap-1.5 text-xs text-ink-muted">
      <span>{t`Version of the server:`}</span>
      <bdi dir="ltr">{build}</bdi>
    </p>
  );
}

function Line({ keys, does }: KeyLine) {
  return (
    <div className="flex items-center justify-between gap-4">
      <dt>{does}</dt>
      <dd dir="ltr" className="flex gap-1">
        {keys.map((key) => (
          <KeyCap key={key}>{key}</KeyCap>
        ))}
      </dd>
    </div>
  );
}

/** What the keys of the page's form do, in the words of its buttons: 'Save', or 'Send' and 'Send & close'. */
function formKeys(otherwise: string): KeyLine[] {
  const buttons = [
    ...document.querySelectorAll('main button:is([type="submit"], [aria-keyshortcuts])'),
  ];
  const lines = buttons.map((button) => ({
    keys: [
      modifierKey(),
      ...(button.getAttribute('aria-keyshortcuts')?.includes('Shift') ? ['Shift'] : []),
      'Enter',
    ],
    does: button.textContent?.trim() || otherwise,
  }));
  // The shortest first, whatever the order of the buttons.
  lines.sort((one, other) => one.keys.length - other.keys.length);
  return lines.length > 0 ? lines : [{ keys: [modifierKey(), 'Enter'], does: otherwise }];
}

/** Keys that do the same stand in one line. */
function pageLines(): KeyLine[] {
  const byLabel = Map.groupBy(pageKeys(), ({ label }) => label);
  return [...byLabel].map(([does, keys]) => ({
    keys: keys
      .flatMap(({ key }) => key.split(' '))
      .flatMap((key) =>
        /^[A-Z]$/.test(key) ? ['Shift', key] : [key.length === 1 ? key.toUpperCase() : key],
      ),
    does,
  }));
}

function useKeyGroups(): { title: string; lines: KeyLine[] }[] {
  const { t, i18n } = useLingui();
  const sections = useReachableSections();
  const canUndo = useFeature('activity');
  const groups = [
    { title: t`This page`, lines: pageLines() },
    {
      title: t`Anywhere`,
      lines: [
        { keys: [modifierKey(), 'K'], does: t`Search everything` },
        { keys: ['/'], does: t`Search the list` },
        { keys: ['?'], does: t`These keys` },
      ],
    },
    {
      title: t`Lists and records`,
      lines: [
        { keys: ['J'], does: t`Next item` },
        { keys: ['K'], does: t`Previous item` },
        { keys: ['Enter'], does: t`Open item` },
        ...(document.querySelector('main [data-edit]') ? [{ keys: ['E'], does: t`Edit` }] : []),
        ...(canUndo ? [{ keys: ['Z'], does: t`Undo the last change` }] : []),
      ],
    },
    {
      title: t`Go to`,
      lines: sections.map(({ key, label }) => ({
        keys: ['G', key.toUpperCase()],
        does: i18n._(label),
      })),
    },
    {
      title: t`Forms`,
      lines: [...formKeys(t`Save or send`), { keys: ['Esc'], does: t`Cancel` }],
    },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}
