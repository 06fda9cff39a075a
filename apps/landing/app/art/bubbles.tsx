/** A breath on its way up. Each bubble has its own size and time in the stylesheet. */
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
