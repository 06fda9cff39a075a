import { useCan } from '../../shared/query/use-can.tsx';
import { directionOf } from '@buddyline/i18n/words-direction';
import type { SavedView } from '@buddyline/domain/saved-view';
import { KeyCap } from '@buddyline/ui/key-cap';
import { Palette, type PaletteGroup } from '@buddyline/ui/palette';
import { useDebounced } from '@buddyline/ui/use-debounced';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Keyboard from 'lucide-react/icons/keyboard';
import LinkIcon from 'lucide-react/icons/link';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { everySection } from '../../sections.ts';
import { containsWords } from '../../shared/text/contains-words.ts';
import { typedAhead } from '../../shared/keyboard/typed-ahead.ts';
import { useFeature } from '../../shared/query/meta-queries.ts';
import { allViewsQuery } from '../../shared/list/views/view-lists.ts';
import { useReachableSections } from '../announced-sections.ts';
import type { OverlayProps } from '../overlay.ts';
import { foundSections } from './found-sections.ts';
import { pageActions } from './page-actions.ts';
import {
  type Found,
  type FoundKind,
  foundKinds,
  paletteIdQuery,
  paletteSearchQuery,
} from './palette-queries.ts';
import { type PastedText, readPasted } from './pasted-text.ts';
import { recentItems, rememberItem } from './recent-items.ts';
import { type Choice, useCommands } from './use-commands.ts';

/** Ctrl/Cmd+K: finds any page, saved view or command by name, and any record by its text, id or public link. */
export default function CommandPalette({ open, onClose, onOpen }: OverlayProps) {
  const { t } = useLingui();
  const { text, type, found, busy } = useFound(open);
  const views = useQuery({ ...allViewsQuery, enabled: useFeature('views') && open });
  const choices = useChoices(() => onOpen('keys'));
  const commands = useCommands();
  const actions = useMemo(() => (open ? pageActions() : []), [open]);
  const can = useCan();
  const canRead = (kind: FoundKind) => can(foundSections[kind].may);

  /** What was typed while the palette was being fetched. */
  function takeTyped() {
    const typed = typedAhead.take().replaceAll('\n', '');
    if (typed !== '') type(typed);
  }

  const groups: PaletteGroup<Choice>[] =
    text.trim() === ''
      ? [
          {
            label: t`Recent`,
            items: recentItems()
              .filter(({ kind }) => canRead(kind))
              .map(choices.record),
          },
          { label: t`Pages`, items: choices.pages },
          { label: t`On this page`, items: actions },
        ]
      : [
          { label: t`Pages`, items: choices.pagesNamed(text) },
          { label: t`Views`, items: choices.viewsNamed(text, views.data ?? []) },
          {
            label: t`On this page`,
            items: actions.filter(({ label }) => containsWords(text, label)),
          },
          {
            label: t`Commands`,
            items: commands.filter(({ label, hint = '', words = `${label} ${hint}` }) =>
              containsWords(text, words),
            ),
          },
          ...found
            .filter(({ kind }) => canRead(kind))
            .map(({ kind, items }) => ({
              label: choices.kindLabel(kind),
              items: items.map(choices.record),
              isOutdated: busy,
            })),
        ];
  return (
    <Palette
      open={open}
      onClose={onClose}
      label={t`Search everything`}
      placeholder={t`A name, some words, an ID or a link`}
      text={text}
      onText={type}
      onFieldFocus={takeTyped}
      groups={groups}
      onChoose={({ run }) => run()}
      empty={t`Nothing was found.`}
      busy={busy || views.isLoading}
      footer={<Keys />}
    />
  );
}

function Keys() {
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="flex items-center gap-1.5">
        <KeyCap>↑</KeyCap>
        <KeyCap>↓</KeyCap>
        <Trans>choose</Trans>
      </span>
      <span className="flex items-center gap-1.5">
        <KeyCap>Enter</KeyCap>
        <Trans>open</Trans>
      </span>
      <span className="flex items-center gap-1.5">
        <KeyCap>Esc</KeyCap>
        <Trans>close</Trans>
      </span>
    </span>
  );
}

/** The debounced results: a pasted id or link is looked up, other text is searched. */
function useFound(open: boolean) {
  const [text, setText] = useState('');
  const [settled, setSettled] = useState('');
  const settle = useDebounced(setSettled);
  const [wasOpen, setWasOpen] = useState(open);
  // The field is emptied each time the palette opens.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setText('');
      setSettled('');
    }
  }

  function type(next: string) {
    setText(next);
    settle.later(next.trim());
  }

  const pasted = readPasted(settled, location.origin);
  const found = useRecords(pasted ? '' : settled, pasted);
  const waiting = text.trim() !== settled;
  return { text, type, found: found.groups, busy: waiting || found.running };
}

function useRecords(search: string, pasted: PastedText | null) {
  const id = pasted && pasted.kind !== 'page' ? pasted.id : null;
  const results = useQuery(paletteSearchQuery(search));
  const lookup = useQuery(paletteIdQuery(id, pasted?.kind === 'post' ? ['post'] : foundKinds));
  const records = (id === null ? search !== '' && results.data : lookup.data) || [];
  const groups = foundKinds.map((kind) => ({
    kind,
    items: records.filter((record) => record.kind === kind),
  }));
  return { groups, running: results.isFetching || lookup.isFetching };
}

/** Pages and records as items of the palette. */
function useChoices(showKeys: () => void) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const sections = useReachableSections();

  const pages: Choice[] = [
    ...sections.map(({ label, to, icon }) => ({
      id: to,
      icon,
      label: i18n._(label),
      run: () => void navigate(to),
    })),
    { id: 'keys', icon: Keyboard, label: t`Keyboard shortcuts`, run: showKeys },
  ];

  function pagesNamed(text: string): Choice[] {
    const pasted = readPasted(text, location.origin);
    if (pasted?.kind === 'page') {
      const { path } = pasted;
      return [{ id: path, icon: LinkIcon, label: path, run: () => void navigate(path) }];
    }
    return pages.filter(({ label }) => containsWords(text, label));
  }

  function viewsNamed(text: string, views: readonly SavedView[]): Choice[] {
    const named = views.filter(({ name }) => containsWords(text, name));
    return named.flatMap(({ id, name, list, query, isOwn, ownerName }) => {
      const section = everySection[list];
      if (!section || !sections.includes(section)) return [];
      const { icon, to } = section;
      const listName = i18n._(section.label);
      return {
        id,
        icon,
        label: name,
        ...directionOf(name),
        hint: isOwn ? listName : `${listName} · ${ownerName}`,
        run: () => void navigate(`${to}?${query}`),
      };
    });
  }

  function record(item: Found): Choice {
    const { label, hint, to } = item;
    return {
      id: to,
      icon: foundSections[item.kind].icon,
      label,
      ...directionOf(label),
      hint,
      run: () => {
        rememberItem(item);
        void navigate(to);
      },
    };
  }

  return {
    pages,
    pagesNamed,
    viewsNamed,
    record,
    kindLabel: (kind: Found['kind']) => i18n._(foundSections[kind].label),
  };
}
