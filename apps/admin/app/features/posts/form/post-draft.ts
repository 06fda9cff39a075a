import { type PostContent, postContentSchema } from '@buddyline/domain/post';
import { valibotResolver } from '@hookform/resolvers/valibot';
import type { UseMutationResult } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { saveError } from '../../../shared/form/edit-mode.ts';
import { showFieldErrors } from '../../../shared/form/form-errors.ts';
import { useChosenPicture } from './chosen-picture.ts';
import type { PostSave } from '../post-queries.ts';

/** The form for a post's text. */
export function usePostForm(content: string): UseFormReturn<PostContent> {
  return useForm<PostContent>({
    defaultValues: { content },
    resolver: valibotResolver(postContentSchema),
  });
}

interface Options {
  form: UseFormReturn<PostContent>;
  save: UseMutationResult<unknown, Error, PostSave>;
  /** Whether the form is on the screen. */
  active: boolean;
  /** Called before each submit; null means that there are edit conflicts to resolve first. */
  settle?: () => Promise<object | null>;
  onSaved: () => void;
}

/** The state of a post being written: text and picture, and how to send, cancel and discard them. */
export function usePostDraft({ form, save, active, settle, onSaved }: Options) {
  const picture = useChosenPicture(active);
  const sending = useRef<AbortController>(null);

  const cancelSending = useCallback(() => sending.current?.abort(), []);

  /** The form keeps its values, whether the request succeeds or not. */
  async function send() {
    if (settle && (await settle()) === null) return;
    const controller = new AbortController();
    sending.current = controller;
    save.mutate(
      { ...form.getValues(), file: picture.file ?? undefined, signal: controller.signal },
      { onSuccess: onSaved, onError: (failure) => showFieldErrors(form, failure) },
    );
  }

  return {
    form,
    picture,
    isDirty: form.formState.isDirty || picture.file !== null,
    isSending: save.isPending,
    pending: save.isPending || form.formState.isSubmitting,
    error: saveError(save.error),
    submit: () => void form.handleSubmit(send)(),
    cancelSending,
    discard: () => {
      form.reset();
      picture.choose(null);
      save.reset();
    },
  };
}

export type PostDraftState = ReturnType<typeof usePostDraft>;
