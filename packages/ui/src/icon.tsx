import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  /** A lucide icon: `import Users from 'lucide-react/icons/users'`. */
  of: LucideIcon;
  /** Pixels. */
  size?: 16 | 20 | 24;
  /** Mirrors an icon that shows a direction (arrow, chevron) in right-to-left pages. */
  directional?: boolean;
  className?: string;
}

/** A decorative icon with the kit's stroke of 1.5 px; the text beside it is the name. */
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
