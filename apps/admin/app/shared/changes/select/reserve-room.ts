/** Between the bar and what is above it, in px. */
const gap = 16;

/**
 * For the ref of a bar at the bottom of the window, which may be of any height. Toasts, notices and the end of the page
 * stay above it (`--buttons-room` in `styles.css`).
 *
 * @returns gives the room back
 */
export function reserveRoom(bar: HTMLElement): () => void {
  const { style, dataset } = document.documentElement;
  dataset.selectBar = '';
  let frame = 0;
  // In the next frame, because the room may lead to a scroll bar, which changes the size that is being reported.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() =>
      style.setProperty('--buttons-room', `${bar.offsetHeight + gap}px`),
    );
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    style.removeProperty('--buttons-room');
    delete dataset.selectBar;
  };
}
