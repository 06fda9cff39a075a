import { useEffect, useState } from 'react';
import { readAsDataUrl } from '../../../shared/files/read-file.ts';
import { pictureProblem } from './picture-rules.ts';

export interface ChosenPicture {
  file: File | null;
  /** Why the last file was not taken. */
  problem: string | null;
  /** Takes a picture, or says why not; null takes the chosen one back. */
  choose: (file: File | null) => void;
  /** A file is held over the window. */
  isOver: boolean;
}

/**
 * One picture, from a file input, dropped anywhere on the window or pasted. What cannot be used leaves
 * the picture chosen before in place.
 *
 * @param active whether the form is on the screen; otherwise the window is left alone
 */
export function useChosenPicture(active: boolean): ChosenPicture {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function choose(next: File | null) {
    const refusal = next && pictureProblem(next);
    setProblem(refusal);
    if (!refusal) setFile(next);
  }

  /** Whoever drops something that holds no file is told so in the specification's words. */
  function take(dropped: FileList) {
    const [first] = dropped;
    if (first) choose(first);
    else readAsDataUrl(null).catch((error: Error) => setProblem(error.message));
  }

  const isOver = useFilesGivenToWindow(active, take);
  return { file, problem, choose, isOver };
}

/** Files dropped or pasted anywhere: one dropped beside the form would otherwise replace the page. */
function useFilesGivenToWindow(active: boolean, take: (files: FileList) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const controller = new AbortController();
    const { signal } = controller;

    function hold(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    }
    function drop(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(false);
      take(event.dataTransfer.files);
    }
    function leave(event: DragEvent) {
      if (event.relatedTarget === null) setIsOver(false);
    }
    function paste({ clipboardData }: ClipboardEvent) {
      if (clipboardData && clipboardData.files.length > 0) take(clipboardData.files);
    }

    window.addEventListener('dragover', hold, { signal });
    window.addEventListener('drop', drop, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('paste', paste, { signal });
    return () => controller.abort();
  });
  return active && isOver;
}
