import { Button, type ButtonProps } from '@buddyline/ui/button';
import { buttonClasses } from '@buddyline/ui/button-classes';
import { Icon } from '@buddyline/ui/icon';
import { Tooltip } from '@buddyline/ui/tooltip';
import type { LucideIcon } from 'lucide-react';
import { Link, type LinkProps } from 'react-router';

interface Props {
  icon: LucideIcon;
  label: string;
}

/** A button of a list's toolbar. In a narrow place its text leaves, and its tooltip says it. */
export function Tool({ icon, label, ...button }: Props & Omit<ButtonProps, 'children' | 'size'>) {
  return (
    <Tooltip text={label} repeatsName>
      <Button variant="ghost" {...button} className="tool">
        <Icon of={icon} />
        <span className="tool-text">{label}</span>
      </Button>
    </Tooltip>
  );
}

/** The same as a link. */
export function ToolLink({ icon, label, ...link }: Props & Omit<LinkProps, 'children'>) {
  return (
    <Tooltip text={label} repeatsName>
      <Link {...link} className={buttonClasses({ variant: 'ghost', className: 'tool' })}>
        <Icon of={icon} />
        <span className="tool-text">{label}</span>
      </Link>
    </Tooltip>
  );
}
