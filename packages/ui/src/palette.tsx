import type { LucideIcon } from 'lucide-react';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import Search from 'lucide-react/icons/search';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { classes } from './classes.ts';
import { alignedWithPage } from './control-classes.ts';
import { Icon } from './icon.tsx';
import { ModalFrame } from './modal-frame.tsx';
import { dialogSurfaceClasses } from './overlay-classes.ts';

export interface PaletteItem {
  /** Unique in the whole palette. */
  id: string;
  icon: LucideIcon;
  /** Mirrors an icon that shows a direction in right-to-left pages. */
  directional?: boolean;
  label: string;
  /** The label's direction, if known; otherwise detected from its first letter. */
  dir?: 'ltr' | 'rtl';
  lang?: string;
  /** Distinguishes items with the same label. */
  hint?: string | undefined;
}

export interface PaletteGroup<Item extends PaletteItem> {
  label: string;
  items: readonly Item[];
  /** The results are still those of an earlier text. */
  isOutdated?: boolean;
}

export interface PaletteProps<Item extends PaletteItem> {
  open: boolean;
  /** Called on Escape, a click outside, and after a choice. */
  onClose: () => void;
  /** The accessible name of the dialog and the field. */
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  /** The field takes what is typed from now on: it has got the focus, or had it still when the palette was opened again. */
  onFieldFocus: () => void;
  /** The options; empty groups are not shown. */
  groups: readonly PaletteGroup<Item>[];
  onChoose: (item: Item) => void;
  /** Shown and announced when all groups are empty. */
  empty: string;
  /** More results are loading. */
  busy: boolean;
  footer?: ReactNode;
}

/** A command palette: a combobox in a dialog, with its listbox always open. */
export function Palette<Item extends PaletteItem>(props: PaletteProps<Item>) {
  const { open, onClose, label, onChoose, footer } = props;

  function choose(item: Item) {
    // An option can still be pressed while the palette fades out.
    if (!open) return;
    onClose();
    onChoose(item);
  }

  return (
    <ModalFrame
      {...{ open, onClose, label }}
      className={`fixed inset-x-4 top-[max(1rem,12vh)] z-40 mx-auto flex max-h-[min(32rem,100dvh-2rem)] max-w-xl flex-col overflow-hidden ${dialogSurfaceClasses}`}
    >
      <PaletteList {...props} onChoose={choose} />
      {footer && (
        <div className="border-t px-4 py-2 text-xs text-ink-muted max-sm:hidden">{footer}</div>
      )}
    </ModalFrame>
  );
}

function PaletteList<Item extends PaletteItem>(props: PaletteProps<Item>) {
  const { open, label, placeholder, text, onText, onFieldFocus, groups, onChoose, empty, busy } =
    props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (open && field.current === document.activeElement) onFieldFocus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once each time it is opened
  }, [open]);
  const shown = groups.filter(({ items }) => items.length > 0);
  const items = shown.flatMap((group) => group.items);
  const [activeId, setActiveId] = useState<string>();
  const at = Math.max(
    0,
    items.findIndex((item) => item.id === activeId),
  );
  const active = items[at];
  const isOutdated = shown.some(
    (group) => group.isOutdated && active && group.items.includes(active),
  );
  const chooseWhenFound = useEnterBeforeResults(active, busy, onChoose);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move) {
      event.preventDefault();
      setActiveId(items.at((at + move) % items.length)?.id);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // An option that was reached with the arrows is the one that was seen.
      if (active && (activeId === active.id || !isOutdated)) onChoose(active);
      else chooseWhenFound(busy);
    }
  }

  return (
    <>
      <div className="flex shrink-0 items-center gap-3 border-b px-4">
        <Icon of={Search} size={20} className="text-ink-muted" />
        <input
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active && `${id}-${active.id}`}
          placeholder={placeholder}
          dir={text === '' ? undefined : 'auto'}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={(event) => {
            setActiveId(undefined);
            chooseWhenFound(false);
            onText(event.target.value);
          }}
          ref={field}
          onFocus={onFieldFocus}
          onKeyDown={onKeyDown}
          className={classes(
            alignedWithPage,
            'h-14 w-full min-w-0 bg-transparent text-base outline-none',
          )}
        />
        {busy && <Icon of={LoaderCircle} className="animate-late animate-spin text-ink-muted" />}
      </div>
      <div
        id={id}
        role="listbox"
        aria-label={label}
        aria-busy={busy || undefined}
        // Its end fades, so that no row is cut.
        className="min-h-0 scroll-pb-6 overflow-y-auto overscroll-contain p-2 pb-6 [mask-image:linear-gradient(to_bottom,black_calc(100%-1.5rem),transparent)]"
      >
        {shown.map((group, index) => (
          <Group key={group.label} labelId={`${id}-group-${index}`} label={group.label}>
            {group.items.map((item) => (
              <Option
                key={item.id}
                id={`${id}-${item.id}`}
                item={item}
                active={item === active}
                onActive={() => setActiveId(item.id)}
                onChoose={() => onChoose(item)}
              />
            ))}
          </Group>
        ))}
      </div>
      <p
        role="status"
        className={items.length > 0 || busy ? 'sr-only' : 'px-6 pb-6 text-ink-muted'}
      >
        {items.length === 0 && !busy && empty}
      </p>
    </>
  );
}

/**
 * Enter pressed before the results of the text have arrived chooses the first of them as soon as they are there.
 *
 * @returns a function that says whether Enter was pressed
 */
function useEnterBeforeResults<Item extends PaletteItem>(
  first: Item | undefined,
  busy: boolean,
  onChoose: (item: Item) => void,
): (isPressed: boolean) => void {
  const isPressed = useRef(false);
  const choose = useEffectEvent(() => {
    if (isPressed.current && first) onChoose(first);
    isPressed.current = false;
  });
  useEffect(() => {
    if (!busy) choose();
  }, [busy]);
  return (pressed) => {
    isPressed.current = pressed;
  };
}

interface GroupProps {
  labelId: string;
  label: string;
  children: ReactNode;
}

function Group({ labelId, label, children }: GroupProps) {
  return (
    <div role="group" aria-labelledby={labelId} className="not-first:mt-2">
      <div id={labelId} className="px-3 py-1.5 text-xs font-medium text-ink-muted">
        {label}
      </div>
      {children}
    </div>
  );
}

interface OptionProps {
  id: string;
  item: PaletteItem;
  active: boolean;
  onActive: () => void;
  onChoose: () => void;
}

function Option({ id, item, active, onActive, onChoose }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and handles the keys
    <div
      ref={active ? reveal : undefined}
      id={id}
      role="option"
      aria-selected={active}
      // Not on pointerenter: a list that scrolls under a resting pointer must not change the active
      // option.
      onPointerMove={onActive}
      onClick={onChoose}
      className={classes(
        'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5',
        active && 'bg-accent-soft text-accent-ink',
      )}
    >
      <Icon
        of={item.icon}
        directional={item.directional}
        className={active ? undefined : 'text-ink-muted'}
      />
      <span dir={item.dir ?? 'auto'} lang={item.lang} className="min-w-0 truncate">
        {item.label}
      </span>
      {item.hint && (
        // Aligned by the row's direction, not by the hint's.
        <span
          className={classes(
            'ms-auto max-w-[45%] shrink-0 truncate text-xs',
            !active && 'text-ink-muted',
          )}
        >
          <bdi>{item.hint}</bdi>
        </span>
      )}
    </div>
  );
}

function reveal(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
