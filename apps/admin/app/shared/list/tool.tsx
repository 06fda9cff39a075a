import { Button, type ButtonProps } from '@buddyline/ui/button';
import { buttonClasses } from '@buddyline/ui/button-classes';
import { Icon } from '@buddyline/ui/icon';
import { Tooltip } from '@buddyline/ui/tooltip';
import type { LucideIcon } from 'lucide-react';
import { Link, type LinkProps } from 'react-router';

interface Props {
  icon: LucideIcon;
  label: string;
  /** Whether it is not known yet if there is such a tool: then only its place is kept. */
  isPending?: boolean;
}

const toolClasses = (isPending: boolean | undefined) => (isPending ? 'tool invisible' : 'tool');

/** A button of a list's toolbar. In a narrow place its text leaves, and its tooltip says it. */
export function Tool(props: Props & Omit<ButtonProps, 'children' | 'size'>) {
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
export function ToolLink(props: Props & Omit<LinkProps, 'children'>) {
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
