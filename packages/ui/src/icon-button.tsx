import type { LucideIcon } from 'lucide-react';
import { Button, type ButtonProps } from './button.tsx';
import { Icon } from './icon.tsx';
import { Tooltip } from './tooltip.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'size'> {
  icon: LucideIcon;
  /** The action and its object: 'Delete user @mira'. */
  label: string;
  /** Mirrors an icon that shows a direction in right-to-left pages. */
  directional?: boolean;
}

/** A button with only an icon; its label is the accessible name and the tooltip. */
export function IconButton({
  icon,
  label,
  directional,
  variant = 'ghost',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label} repeatsName>
      <Button {...rest} variant={variant} size="icon" aria-label={label}>
        <Icon of={icon} directional={directional} />
      </Button>
    </Tooltip>
  );
}
