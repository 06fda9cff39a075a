import type { Post, PostContent } from '@buddyline/domain/post';
import { Button } from '@buddyline/ui/button';
import { Card } from '@buddyline/ui/card';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { Location } from 'react-router';
import { paths } from '../../../paths.ts';
import { EditConflictNotice } from '../../../shared/form/edit-conflict-notice.tsx';
import { useEditConflict } from '../../../shared/form/edit-conflict.ts';
import { isEditAddress, useEditMode } from '../../../shared/form/edit-mode.ts';
import { FormShell } from '../../../shared/form/form-shell.tsx';
import { postQuery, updatePostMutation } from '../post-queries.ts';
import { usePostDraft, usePostForm } from './post-draft.ts';
import { PostFields } from './post-fields.tsx';

/** The form for an existing post's text and picture. */
export function PostEditCard({ post }: { post: Post }) {
  const { t } = useLingui();
  const { stopEditing, discardAndStop } = useEditMode();
  const { draft, conflicts } = usePostEdit(post, finish);
  // The form stays when the page of the comments changes.
  const stays = useCallback(
    ({ pathname, search }: Location) => pathname === paths.post(post.id) && isEditAddress(search),
    [post.id],
  );

  function finish() {
    discardAndStop();
    // The focused form is removed, so the heading gets the focus.
    document.querySelector('h1')?.focus();
  }

  return (
    <Card title={t`Edit Post`}>
      <FormShell
        label={t`Edit Post`}
        error={draft.error}
        pending={draft.pending}
        dirty={draft.isDirty}
        stays={stays}
        onSubmit={draft.isDirty ? draft.submit : finish}
        onCancel={stopEditing}
      >
        <EditConflictNotice
          conflicts={conflicts}
          labelOf={() => t`Content`}
          textOf={(_name, content) => String(content)}
        />
        <PostFields draft={draft} savedPictureId={post.imageResourceId} />
        <div className="in-phone-bar mt-5 flex justify-end">
          <Button type="submit" pending={draft.pending}>
            <Trans>Save Changes</Trans>
          </Button>
        </div>
      </FormShell>
    </Card>
  );
}

function usePostEdit(post: Post, onSaved: () => void) {
  const [base, onRebase] = useState(post);
  const form = usePostForm(base.content);
  const query = postQuery(post.id);
  const { conflicts, settle } = useEditConflict({ form, base, onRebase, query, toForm });
  const save = useMutation(updatePostMutation(useQueryClient(), post));
  const draft = usePostDraft({ form, save, active: true, settle, onSaved });
  const { cancelSending } = draft;
  useEffect(() => cancelSending, [cancelSending]);
  return { conflicts, draft };
}

const toForm = ({ content }: Post): PostContent => ({ content });
