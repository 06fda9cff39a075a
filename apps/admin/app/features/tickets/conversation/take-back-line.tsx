import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { Trans } from '@lingui/react/macro';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { repliesOnTheirWay } from './take-back.ts';

interface Props {
  messageId: string;
  /** What is said of the reply once it goes out. */
  children: ReactNode;
}

/** 'Undo' on the reply that was just sent: the toast goes sooner. */
export function TakeBack({ messageId, children }: Props) {
  const replies = repliesOnTheirWay.useValue();
  const change = replies.find((reply) => reply.messageId === messageId)?.change;
  if (!change) return children;
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
