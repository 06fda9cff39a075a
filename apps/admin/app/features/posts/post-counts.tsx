import type { Post } from '@buddyline/domain/post';
import { formatNumber } from '@buddyline/i18n/formats';
import { Icon } from '@buddyline/ui/icon';
import { Plural } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import Heart from 'lucide-react/icons/heart';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ReactNode } from 'react';
import { useLanguage } from '../../language/use-language.ts';

/** The numbers of likes and comments beside icons, with full text for screen readers. */
export function PostCounts({ post }: { post: Post }) {
  const { likesCount: likes, commentsCount: comments } = post;
  return (
    <span className="flex items-center gap-4 text-xs text-ink-muted">
      <Count
        icon={Heart}
        value={likes}
        words={<Plural value={likes} one="# like" other="# likes" />}
      />
      <Count
        icon={MessageCircle}
        value={comments}
        words={<Plural value={comments} one="# comment" other="# comments" />}
      />
    </span>
  );
}

interface CountProps {
  icon: LucideIcon;
  value: number;
  words: ReactNode;
}

function Count({ icon, value, words }: CountProps) {
  return (
    <span className="flex items-center gap-1.5">
      <Icon of={icon} />
      <span aria-hidden className="tabular-nums">
        {formatNumber(value, useLanguage())}
      </span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
