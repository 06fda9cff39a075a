import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  /** A lucide icon: `import Users from 'lucide-react/icons/users'`. */
  of: LucideIcon;
  /** Pixels. */
  size?: 16 | 20 | 24;
  /** Turns an icon that points somewhere (arrow, chevron) around where people read from the right. */
  directional?: boolean;
  className?: string;
}

/** One icon at the kit's stroke of 1.5 px; decoration only, the name stands beside it. */
export function Icon({ of: Shape, size = 16, directional = false, className = '' }: IconProps) {
  return (
    <Shape
      aria-hidden
      size={size}
      strokeWidth={1.5}
      nonScalingStroke
      className={`shrink-0 ${directional ? 'rtl:-scale-x-100' : ''} ${className}`}
    />
  );
}
