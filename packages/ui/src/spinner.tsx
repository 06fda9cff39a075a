import LoaderCircle from 'lucide-react/icons/loader-circle';
import { Icon } from './icon.tsx';

/**
 * A turning circle with words for those who cannot see it. Both appear after 300 ms: what is done
 * sooner shows nothing at all.
 */
export function Spinner({ label, size = 20 }: { label: string; size?: 16 | 20 | 24 }) {
  return (
    <output className="inline-flex animate-late items-center justify-center text-accent">
      <Icon of={LoaderCircle} size={size} className="animate-spin" />
      <span className="sr-only">{label}</span>
    </output>
  );
}
