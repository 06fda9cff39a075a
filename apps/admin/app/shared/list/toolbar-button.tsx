import { Button, type ButtonProps } from '@buddyline/ui/button';
import { buttonClasses } from '@buddyline/ui/button-classes';
import { Icon } from '@buddyline/ui/icon';
import { Tooltip } from '@buddyline/ui/tooltip';
import type { LucideIcon } from 'lucide-react';
import { Link, type LinkProps } from 'react-router';

interface Props {
  icon: LucideIcon;
  label: string;
  /** While it is not known whether the backend has this tool, its place is kept empty. */
  isPending?: boolean;
}

const toolClasses = (isPending: boolean | undefined) => (isPending ? 'tool invisible' : 'tool');

/** A button of a list's toolbar. Where there is little room, only its icon is shown, and its tooltip has the label. */
export function ToolbarButton(props: Props & Omit<ButtonProps, 'children' | 'size'>) {
  const { icon, label, isPending, ...button } = props;
  return (
    <Tooltip text={label} repeatsName>
      <Button variant="ghost" {...button} className={toolClasses(isPending)}>
        <Icon of={icon} />
        <span className="tool-text">{label}</span>
      </Button>
    </Tooltip>
  );
}

/** The same as a link. */
export function ToolbarLink(props: Props & Omit<LinkProps, 'children'>) {
  const { icon, label, isPending, ...link } = props;
  const className = buttonClasses({ variant: 'ghost', className: toolClasses(isPending) });
  return (
    <Tooltip text={label} repeatsName>
      <Link {...link} className={className}>
        <Icon of={icon} />
        <span className="tool-text">{label}</span>
      </Link>
    </Tooltip>
  );
}
