import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import Undo2 from 'lucide-react/icons/undo-2';
import { repliesOnTheirWay } from './take-back.ts';

/** 'Undo' on the reply that was just sent: the toast goes sooner, and the line of the last change is out of view. */
export function TakeBack({ messageId }: { messageId: string }) {
  const replies = repliesOnTheirWay.useValue();
  const change = replies.find((reply) => reply.messageId === messageId)?.change;
  if (!change) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-muted">
      <Trans>It goes out in a few seconds.</Trans>
      <Button variant="outline" size="sm" onClick={change.undo}>
        <Icon of={Undo2} directional />
        <Trans>Undo</Trans>
      </Button>
    </p>
  );
}
