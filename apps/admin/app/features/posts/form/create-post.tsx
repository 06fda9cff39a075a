import { Button } from '@buddyline/ui/button';
import { Dialog } from '@buddyline/ui/dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Confirm } from '../../../shared/changes/confirm.tsx';
import { FormShell } from '../../../shared/form/form-shell.tsx';
import { createPostMutation } from '../post-queries.ts';
import { usePostDraft, usePostForm } from './post-draft.ts';
import { PostFields } from './post-fields.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  onCreated: () => void;
}

/** The dialog in which a post is written. It asks before it discards a draft. */
export function CreatePost({ open, onClose, onCreated }: Props) {
  const { t } = useLingui();
  const formId = useId();
  const [asking, setAsking] = useState(false);
  const save = useMutation(createPostMutation(useQueryClient()));
  const draft = usePostDraft({ form: usePostForm(''), save, active: open, onSaved: finish });

  function finish() {
    close();
    onCreated();
  }

  function close() {
    draft.cancelSending();
    draft.discard();
    setAsking(false);
    onClose();
  }

  function askOrClose() {
    if (draft.isDirty) setAsking(true);
    else close();
  }

  return (
    <>
      <Dialog
        open={open}
        onClose={askOrClose}
        title={t`Create Post`}
        closeLabel={t`Close`}
        footer={
          <>
            <Button variant="outline" onClick={askOrClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" form={formId} pending={draft.pending}>
              <Trans>Create Post</Trans>
            </Button>
          </>
        }
      >
        <FormShell
          id={formId}
          label={t`Create Post`}
          error={draft.error}
          pending={draft.pending}
          dirty={open && draft.isDirty}
          stays={neverStays}
          onSubmit={draft.submit}
        >
          <PostFields draft={draft} savedPictureId={null} />
        </FormShell>
      </Dialog>
      <Confirm
        open={asking}
        title={t`Discard this post?`}
        description={t`What you have written has not been sent.`}
        onConfirm={close}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** Any navigation closes the dialog. */
const neverStays = () => false;
