import { type PostContent, postContentSchema } from '@buddyline/domain/post';
import { valibotResolver } from '@hookform/resolvers/valibot';
import type { UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '../../shared/form-errors.ts';
import { useChosenPicture } from './chosen-picture.ts';
import type { PostSave } from './post-queries.ts';

interface Options {
  content: string;
  save: UseMutationResult<unknown, Error, PostSave>;
  /** The form is on the screen. */
  active: boolean;
  onSaved: () => void;
}

/** A post being written: words and picture, how they are sent, and how the sending is called off. */
export function usePostDraft({ content, save, active, onSaved }: Options) {
  const form = useForm<PostContent>({
    defaultValues: { content },
    resolver: valibotResolver(postContentSchema),
  });
  const picture = useChosenPicture(active);
  const sending = useRef<AbortController>(null);

  /** Whatever becomes of it, what was written stays in the form. */
  function send(written: PostContent) {
    sending.current = new AbortController();
    save.mutate(
      { ...written, file: picture.file ?? undefined, signal: sending.current.signal },
      { onSuccess: onSaved, onError: (refusal) => showFieldErrors(form, refusal) },
    );
  }

  return {
    form,
    picture,
    isDirty: form.formState.isDirty || picture.file !== null,
    submit: () => void form.handleSubmit(send)(),
    cancelSending: () => sending.current?.abort(),
    discard: () => {
      form.reset();
      picture.choose(null);
      save.reset();
    },
  };
}
