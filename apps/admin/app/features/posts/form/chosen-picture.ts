import { useEffect, useState } from 'react';
import { readAsDataUrl } from '../../../shared/form/read-file.ts';
import { pictureProblem } from './picture-rules.ts';

export interface ChosenPicture {
  file: File | null;
  /** Why the last file was rejected. */
  problem: string | null;
  /** Selects a picture, or sets `problem`; null removes the selected one. */
  choose: (file: File | null) => void;
  /** A file is being dragged over the window. */
  isOver: boolean;
}

/**
 * One picture, from a file input, dropped anywhere on the window, or pasted. A rejected file does not
 * replace the picture selected before.
 *
 * @param active whether the form is on the screen; otherwise drops and pastes are not handled
 */
export function useChosenPicture(active: boolean): ChosenPicture {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function choose(next: File | null) {
    const reason = next && pictureProblem(next);
    setProblem(reason);
    if (!reason) setFile(next);
  }

  /** A drop without a file shows the specification's message. */
  function take(dropped: FileList) {
    const [first] = dropped;
    if (first) choose(first);
    else readAsDataUrl(null).catch((error: Error) => setProblem(error.message));
  }

  const isOver = useDroppedAndPastedFiles(active, take);
  return { file, problem, choose, isOver };
}

/** Listens on the window, because the browser would open a file dropped beside the form. */
function useDroppedAndPastedFiles(active: boolean, take: (files: FileList) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const controller = new AbortController();
    const { signal } = controller;

    function dragOver(event: DragEvent) {
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

    window.addEventListener('dragover', dragOver, { signal });
    window.addEventListener('drop', drop, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('paste', paste, { signal });
    return () => controller.abort();
  });
  return active && isOver;
}
