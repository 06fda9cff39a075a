/** Rising bubbles. The stylesheet gives each its size and timing. */
export function Bubbles({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden className={`bubbles ${className}`}>
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
