import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { Icon } from './icon.tsx';
import { listenForToasts, type ToastMessage } from './toast.ts';

export interface ToasterProps {
  /** Names the corner for screen readers: 'Notifications'. */
  label: string;
  /** 'Dismiss' */
  dismissLabel: string;
  /** How long each stays; the time stands still while one is focused or the pointer has come to one. */
  durationMs?: number;
}

/** More would climb over the page; the oldest makes room. */
const mostAtOnce = 4;

/**
 * The corner where toasts appear: bottom left in both directions, as the specification has it.
 * Mount it once, at the root: a live region has to be on the page before its words are. A page whose
 * foot is a sticky bar sets `--bottom-bar` to the bar's height, and toasts lie above it.
 */
export function Toaster({ label, dismissLabel, durationMs = 3000 }: ToasterProps) {
  const [messages, setMessages] = useState<ToastMessage[]>([]);
  const corner = useRef<HTMLElement>(null);
  const [hovered, setHovered] = useHovered(corner, messages.length > 0);
  const [focused, setFocused] = useState(false);

  useEffect(
    () => listenForToasts((message) => setMessages((all) => [...all, message].slice(-mostAtOnce))),
    [],
  );
  const drop = (id: number) => {
    setMessages((all) => all.filter((message) => message.id !== id));
    // A removed toast tells nobody that the pointer or the focus has left it; the next move of the
    // pointer tells when it is over another one.
    setHovered(false);
    setFocused(false);
  };
  const leaveFocus = (event: FocusEvent) =>
    setFocused(event.currentTarget.contains(event.relatedTarget));

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only holds the clock while someone reads
    <section
      ref={corner}
      aria-label={label}
      aria-live="polite"
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={leaveFocus}
      // oxlint-disable-next-line buddyline/logical-classes -- the specification says left, in Arabic too
      className="pointer-events-none fixed bottom-[calc(1rem+var(--bottom-bar,0px))] left-4 z-50 flex w-[min(22rem,100%-2rem)] flex-col gap-2"
    >
      {messages.map((message) => (
        <Toast
          key={message.id}
          message={message}
          durationMs={durationMs}
          paused={hovered || focused}
          dismissLabel={dismissLabel}
          onGone={() => drop(message.id)}
        />
      ))}
    </section>
  );
}

/**
 * Whether the pointer has moved onto a toast. One that was resting there when the toast came reads
 * nothing: it would hold the time for ever.
 */
function useHovered(corner: RefObject<HTMLElement | null>, shown: boolean) {
  const [hovered, setHovered] = useState(false);
  useEffect(() => {
    if (!shown) return undefined;
    let wasElsewhere = false;
    const look = ({ target }: PointerEvent) => {
      const isHere = target instanceof Node && corner.current?.contains(target) === true;
      wasElsewhere ||= !isHere;
      setHovered(isHere && wasElsewhere);
    };
    document.addEventListener('pointermove', look);
    return () => document.removeEventListener('pointermove', look);
  }, [corner, shown]);
  return [hovered, setHovered] as const;
}

interface ToastProps {
  message: ToastMessage;
  durationMs: number;
  paused: boolean;
  dismissLabel: string;
  onGone: () => void;
}

const icons = { success: CircleCheck, error: CircleX, info: Info };
const iconColors = { success: 'text-ok', error: 'text-danger', info: 'text-info' };

function Toast({ message, durationMs, paused, dismissLabel, onGone }: ToastProps) {
  const { leaving, leave } = useToastTime(durationMs, paused);
  return (
    <div
      role={message.tone === 'error' ? 'alert' : undefined}
      onAnimationEnd={(event) => leaving && event.target === event.currentTarget && onGone()}
      className={`pointer-events-auto flex items-start gap-3 rounded-control border border-line bg-surface-raised p-3 shadow-far ${leaving ? 'animate-fade-out' : 'animate-rise-in'}`}
    >
      <span className={`flex h-6 items-center ${iconColors[message.tone]}`}>
        <Icon of={icons[message.tone]} size={20} />
      </span>
      <p dir="auto" className="min-w-0 flex-1 py-0.5 wrap-anywhere">
        {message.text}
      </p>
      <button
        type="button"
        aria-label={dismissLabel}
        onClick={leave}
        className="grid size-6 shrink-0 place-items-center rounded-inner text-ink-muted hover:text-ink"
      >
        <Icon of={X} />
      </button>
    </div>
  );
}

/** Counts down only while not paused, going on from where it stood. */
function useToastTime(durationMs: number, paused: boolean) {
  const [leaving, setLeaving] = useState(false);
  const left = useRef(durationMs);
  useEffect(() => {
    if (paused || leaving) return undefined;
    const since = performance.now();
    const timer = setTimeout(() => setLeaving(true), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [paused, leaving]);
  return { leaving, leave: () => setLeaving(true) };
}
