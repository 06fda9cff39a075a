import { type PostContent, postContentSchema } from '@buddyline/domain/post';
import { valibotResolver } from '@hookform/resolvers/valibot';
import type { UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { saveError } from '../../../shared/form/edit-mode.ts';
import { showFieldErrors } from '../../../shared/form/form-errors.ts';
import { useChosenPicture } from '../picture/chosen-picture.ts';
import type { PostSave } from '../post-queries.ts';

/** The words of a post as a form. */
export function usePostForm(content: string): UseFormReturn<PostContent> {
  return useForm<PostContent>({
    defaultValues: { content },
    resolver: valibotResolver(postContentSchema),
  });
}

interface Options {
  form: UseFormReturn<PostContent>;
  save: UseMutationResult<unknown, Error, PostSave>;
  /** The form is on the screen. */
  active: boolean;
  /** Asked before each sending; null: there is something to decide first. */
  settle?: () => Promise<object | null>;
  onSaved: () => void;
}

/** A post being written: words and picture, how they are sent, and how the sending is called off. */
export function usePostDraft({ form, save, active, settle, onSaved }: Options) {
  const picture = useChosenPicture(active);
  const sending = useRef<AbortController>(null);

  /** Whatever becomes of it, what was written stays in the form. */
  async function send() {
    if (settle && (await settle()) === null) return;
    const controller = new AbortController();
    sending.current = controller;
    save.mutate(
      { ...form.getValues(), file: picture.file ?? undefined, signal: controller.signal },
      { onSuccess: onSaved, onError: (refusal) => showFieldErrors(form, refusal) },
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
    cancelSending: () => sending.current?.abort(),
    discard: () => {
      form.reset();
      picture.choose(null);
      save.reset();
    },
  };
}

export type PostDraftState = ReturnType<typeof usePostDraft>;
