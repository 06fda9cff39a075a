import type { Verb } from '@buddyline/domain/rights';
import { Button, type ButtonProps } from '@buddyline/ui/button';
import { IconButton, type IconButtonProps } from '@buddyline/ui/icon-button';
import { Tooltip } from '@buddyline/ui/tooltip';
import { useRefusal } from '../query/use-refusal.ts';
import { DisabledAction } from '@buddyline/ui/disabled-action';

interface Allowed {
  /** The right that the action needs. */
  may: Verb;
  /** Whose record it is; everybody may do it with their own. */
  ownerId?: string;
}

/** A button that everybody sees. For those who lack the right it is disabled, and its tooltip says who has it. */
export function AllowedButton({ may, ownerId, ...props }: ButtonProps & Allowed) {
  const reason = useRefusal()(may, ownerId);
  if (reason === undefined) return <Button {...props} />;
  const { variant, size, className, children } = props;
  return (
    <Tooltip text={reason}>
      <Button {...{ variant, size, className }} aria-disabled>
        {children}
      </Button>
    </Tooltip>
  );
}

/** The same, with only an icon. */
export function AllowedIconButton({ may, ownerId, ...props }: IconButtonProps & Allowed) {
  const reason = useRefusal()(may, ownerId);
  if (reason === undefined) return <IconButton {...props} />;
  return <DisabledAction icon={props.icon} label={props.label} reason={reason} />;
}
