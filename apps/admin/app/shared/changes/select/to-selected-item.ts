import type { Post } from '@buddyline/domain/post';
import { handleOf } from '@buddyline/domain/user';
import { t } from '@lingui/core/macro';
import { storedUserId } from '../../../session/session-hints.ts';
import { ownerHandle } from '../../text/owner-name.ts';
import { beginning } from '../../text/beginning.ts';
import type { SelectableRow, SelectedItem } from './select-state.ts';

/** What the select mode keeps of a row after its page was left. */
export function toSelectedItem(item: SelectableRow): SelectedItem {
  const isUser = 'username' in item;
  return {
    id: item.id,
    name: nameOf(item),
    ...('content' in item && { parts: partsOf(item) }),
    ...(isUser && item.isSuspended && { isSuspended: true }),
    userId: 'userId' in item ? item.userId : undefined,
    comments: 'commentsCount' in item ? item.commentsCount : 0,
    isLocked: isUser && item.id === storedUserId(),
  };
}

function partsOf(post: Post) {
  return { by: ownerHandle(post.Owner), words: beginning(post.content) };
}

/** Each noun is recognised by a field that only it has; `label` is one of the trash. */
function nameOf(item: SelectableRow): string {
  if ('label' in item) return item.label || '—';
  if ('username' in item) return handleOf(item.username);
  if ('content' in item) {
    const { by, words } = partsOf(item);
    return `${by}: ${words}`;
  }
  if ('subject' in item) return item.subject || '—';
  if ('title' in item) return `${item.title || '—'} · ${ownerHandle(item.Owner)}`;
  const place = [item.site, item.location].filter(Boolean);
  return place.join(t({ message: ', ', context: 'between places' })) || t`Unnamed site`;
}
