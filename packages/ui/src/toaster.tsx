import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon.tsx';
import { noticedMs } from './noticed-ms.ts';
import { listenForToasts, type ToastMessage } from './toast.ts';

export interface ToasterProps {
  /** The corner's live region, for all toasts but errors. */
  polite: HTMLElement;
  /** 'Dismiss' */
  dismissLabel: string;
  /** How long a toast stays; all timers pause while one is focused or hovered. */
  durationMs?: number;
  /** Goes to the path of a toast's button. */
  onFollow?: (to: string) => void;
}

/** The maximum of visible toasts; the oldest is removed first. */
const maxToasts = 4;

/** Renders the current toasts. */
export function Toaster({ polite, dismissLabel, durationMs = 3000, onFollow }: ToasterProps) {
  const [messages, setMessages] = useState<ToastMessage[]>([]);
  const [hovered, setHovered] = useHovered(polite.parentElement, messages.length > 0);
  const [focused, setFocused] = useState(false);

  useEffect(
    () => listenForToasts((message) => setMessages((all) => [...all, message].slice(-maxToasts))),
    [],
  );
  const pressedAt = useRef(-Infinity);
  const pressedId = useRef<number>(null);
  const isPressedGone = useRef(false);
  const drop = (id: number) => {
    isPressedGone.current ||= id === pressedId.current;
    setMessages((all) => all.filter((message) => message.id !== id));
    // A removed toast fires no pointerleave or blur. If the pointer is over another toast, its next
    // move sets the state again.
    setHovered(false);
    setFocused(false);
  };
  useLayoutEffect(() => {
    // On a busy machine the others move to its place long after the press, and after the end of its animation.
    if (isPressedGone.current) pressedAt.current = performance.now();
    isPressedGone.current = false;
  });
  /** A second click of the mouse is meant for the toast that stood there; keys have a detail of 0. */
  const isMeant = ({ detail, timeStamp }: MouseEvent, id: number) => {
    if (detail > 0 && timeStamp - pressedAt.current < noticedMs) return false;
    pressedAt.current = timeStamp;
    pressedId.current = id;
    return true;
  };
  const leaveFocus = (event: FocusEvent) =>
    setFocused(polite.parentElement?.contains(event.relatedTarget) === true);

  const toasts = (isError: boolean) =>
    messages
      .filter(({ tone }) => (tone === 'error') === isError)
      .map((message) => (
        <Toast
          key={message.id}
          message={message}
          durationMs={durationMs}
          paused={hovered || focused}
          dismissLabel={dismissLabel}
          onFollow={onFollow}
          isMeant={(click) => isMeant(click, message.id)}
          onGone={() => drop(message.id)}
        />
      ));
  return (
    <div
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={leaveFocus}
      className="contents"
    >
      {createPortal(toasts(false), polite)}
      {toasts(true)}
    </div>
  );
}

/**
 * Whether the pointer has moved onto a toast. A pointer that was already resting there does not
 * count, since it would pause the timers for ever.
 */
function useHovered(corner: HTMLElement | null, shown: boolean) {
  const [hovered, setHovered] = useState(false);
  useEffect(() => {
    if (!shown) return undefined;
    let wasElsewhere = false;
    const look = ({ target }: PointerEvent) => {
      const isHere = target instanceof Node && corner?.contains(target) === true;
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
  onFollow: ToasterProps['onFollow'];
  isMeant: (click: MouseEvent) => boolean;
  onGone: () => void;
}

const icons = { success: CircleCheck, error: CircleX, info: Info };
const iconColors = { success: 'text-ok', error: 'text-danger', info: 'text-info' };

function Toast({
  message,
  durationMs,
  paused,
  dismissLabel,
  onFollow,
  isMeant,
  onGone,
}: ToastProps) {
  const { leaving, leave } = useToastTime(durationMs, paused);
  const { action } = message;
  function act(click: MouseEvent) {
    // The button can still be pressed while the toast fades out.
    if (leaving || !isMeant(click)) return;
    leave();
    if (action && 'to' in action) onFollow?.(action.to);
    else action?.run();
  }
  return (
    <div
      role={message.tone === 'error' ? 'alert' : undefined}
      onAnimationEnd={(event) => leaving && event.target === event.currentTarget && onGone()}
      className={`pointer-events-auto flex items-start gap-3 rounded-control border border-line bg-surface-raised p-3 shadow-far ${leaving ? 'animate-fade-out' : 'animate-rise-in'}`}
    >
      <span className={`flex h-6 items-center ${iconColors[message.tone]}`}>
        <Icon of={icons[message.tone]} size={20} />
      </span>
      <p className="[unicode-bidi:plaintext] min-w-0 flex-1 py-0.5 wrap-anywhere">{message.text}</p>
      {action && (
        <button
          type="button"
          onClick={act}
          className="min-h-6 shrink-0 rounded-inner px-1 font-medium text-accent-ink underline-offset-4 hover:underline"
        >
          {action.label}
        </button>
      )}
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

/** Counts down the remaining time while not paused. */
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
