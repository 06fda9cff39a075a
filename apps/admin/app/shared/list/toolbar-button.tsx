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

interface ToolbarLinkProps extends Props, Omit<LinkProps, 'children'> {
  /** What stands behind the label: '(12)'; '' while it is not known. It has its room from the start. */
  after: string;
}

/** The same as a link. */
export function ToolbarLink(props: ToolbarLinkProps) {
  const { icon, label, isPending, after, ...link } = props;
  const className = buttonClasses({
    variant: 'ghost',
    className: `${toolClasses(isPending)} me-6 max-sm:me-0`,
  });
  return (
    <Tooltip text={label} repeatsName>
      <Link {...link} className={className}>
        <Icon of={icon} />
        <span className="tool-text relative">
          {label}
          <span className="absolute inset-s-full ps-1 whitespace-nowrap">{after}</span>
        </span>
      </Link>
    </Tooltip>
  );
}
