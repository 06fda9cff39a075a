import type { Ticket, TicketAbout } from '@buddyline/domain/ticket';
import { Button } from '@buddyline/ui/button';
import { Icon } from '@buddyline/ui/icon';
import { Tooltip } from '@buddyline/ui/tooltip';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useEnableToggle, useToggle } from '../../../../shared/record/toggle.ts';
import { useCan } from '../../../../shared/query/use-can.tsx';
import { useFeature } from '../../../../shared/query/meta-queries.ts';
import { aboutPostQuery, muteMutation } from './about-queries.ts';

interface Props {
  ticket: Ticket;
  about: TicketAbout;
  /** Later tickets about it arrive closed; undefined until it is known. */
  isMuted: boolean | undefined;
}

/** What staff can do with the thing that a ticket is about. */
export function AboutActions({ ticket, about, isMuted }: Props) {
  const can = useCan();
  const canHide = useFeature('post-enable') && about.noun === 'posts';
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {canHide && <HidePost postId={about.id} />}
      {can(isMuted ? 'tickets.unmute' : 'tickets.mute') && (
        <Mute ticket={ticket} isMuted={isMuted} />
      )}
    </div>
  );
}

/** Nothing for a post that was deleted. */
function HidePost({ postId }: { postId: string }) {
  const { data: post, isError } = useQuery(aboutPostQuery(postId));
  const isEnabled = post && post.isEnabled !== false;
  const toggle = useEnableToggle({ ...post, id: postId, isEnabled });
  const may = useCan()(isEnabled === false ? 'posts.show' : 'posts.hide');
  if (isError || !may) return null;
  return (
    <Button variant="outline" size="sm" disabled={!post} {...toggle}>
      <Icon of={isEnabled === false ? Eye : EyeOff} />
      {isEnabled === false ? <Trans>Show post</Trans> : <Trans>Hide post</Trans>}
    </Button>
  );
}

function Mute({ ticket, isMuted }: Pick<Props, 'ticket' | 'isMuted'>) {
  const { t } = useLingui();
  const { mutate, isPending } = useMutation(muteMutation(useQueryClient(), ticket));
  const run = () => mutate(isMuted !== true);
  return (
    <Tooltip text={t`While muted, later tickets about it arrive closed, until it is edited.`}>
      <Button
        variant="outline"
        size="sm"
        disabled={isMuted === undefined}
        {...useToggle({ state: isMuted, isPending, run })}
      >
        <Icon of={isMuted ? Bell : BellOff} />
        {isMuted ? <Trans>Unmute the subject</Trans> : <Trans>Mute the subject</Trans>}
      </Button>
    </Tooltip>
  );
}
