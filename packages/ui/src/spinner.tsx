import LoaderCircle from 'lucide-react/icons/loader-circle';
import { Icon } from './icon.tsx';

/**
 * A spinner with a label for screen readers. Both appear after 300 ms, so quick actions show
 * nothing.
 */
export function Spinner({ label, size = 20 }: { label: string; size?: 16 | 20 | 24 }) {
  return (
    <output className="inline-flex animate-late items-center justify-center text-accent">
      <Icon of={LoaderCircle} size={size} className="animate-spin" />
      <span className="sr-only">{label}</span>
    </output>
  );
}
