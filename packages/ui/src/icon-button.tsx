import type { LucideIcon } from 'lucide-react';
import { Button, type ButtonProps } from './button.tsx';
import { Icon } from './icon.tsx';
import { Tooltip } from './tooltip.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'size'> {
  icon: LucideIcon;
  /** What it does and to what: 'Delete user @mira'. */
  label: string;
  /** Points somewhere, so it turns around in Arabic. */
  directional?: boolean;
}

/** A button that is an icon alone; its name is read out, and shown on hover and focus. */
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
