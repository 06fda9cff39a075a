import type { Post } from '@buddyline/domain/post';
import { Button } from '@buddyline/ui/button';
import { Card } from '@buddyline/ui/card';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Location } from 'react-router';
import { paths } from '../../paths.ts';
import { isEditAddress, useEditMode } from '../../shared/edit-mode.ts';
import { FormShell } from '../../shared/form-shell.tsx';
import { usePostDraft } from './post-draft.ts';
import { PostFields } from './post-fields.tsx';
import { updatePostMutation, whyNotSent } from './post-queries.ts';

/** The post's words and picture as a form; it begins from what was saved when the edit began. */
export function PostEditCard({ post }: { post: Post }) {
  const { t } = useLingui();
  const { stopEditing, discardAndStop } = useEditMode();
  const [opened] = useState(post);
  const save = useMutation(updatePostMutation(useQueryClient(), opened));
  const draft = usePostDraft({
    content: opened.content,
    save,
    active: true,
    onSaved: () => {
      discardAndStop();
      // The form goes, and the focus with it: to what the page is about.
      document.querySelector('h1')?.focus();
    },
  });
  // Another page of comments leaves the form where it is.
  const stays = useCallback(
    ({ pathname, search }: Location) => pathname === paths.post(opened.id) && isEditAddress(search),
    [opened.id],
  );
  return (
    <Card title={t`Edit Post`}>
      <FormShell
        label={t`Edit Post`}
        error={save.error && whyNotSent(save.error)}
        pending={save.isPending}
        dirty={draft.isDirty}
        stays={stays}
        onSubmit={draft.submit}
        onCancel={stopEditing}
      >
        <PostFields
          form={draft.form}
          picture={draft.picture}
          savedPictureId={post.imageResourceId}
          pending={save.isPending}
          onCancelSending={draft.cancelSending}
        />
        <div className="mt-5 flex justify-end">
          <Button type="submit" pending={save.isPending}>
            <Trans>Save Changes</Trans>
          </Button>
        </div>
      </FormShell>
    </Card>
  );
}
