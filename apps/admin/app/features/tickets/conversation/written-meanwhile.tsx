import type { TicketMessage } from '@buddyline/domain/ticket-message';
import { Button } from '@buddyline/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { MessageItem } from './message-item.tsx';

interface Props {
  messages: readonly TicketMessage[];
  button: Ref<HTMLButtonElement>;
  onRead: () => void;
}

/** What others have written since the draft was begun. It must be read before the draft is sent. */
export function WrittenMeanwhile({ messages, button, onRead }: Props) {
  const { t } = useLingui();
  return (
    <div role="alert" className="grid gap-3 rounded-card border border-notice-ink/40 p-4">
      <p className="font-medium">
        <Trans>Somebody else has written meanwhile. Your text is still here.</Trans>
      </p>
      <ul role="list" aria-label={t`Written meanwhile`} className="grid gap-3">
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} />
        ))}
      </ul>
      <Button
        ref={button}
        variant="outline"
        size="sm"
        className="justify-self-start"
        onClick={onRead}
      >
        <Trans>I have read it</Trans>
      </Button>
    </div>
  );
}
