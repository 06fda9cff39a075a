const delays = ['0s', '0.15s', '0.3s'];

/** Three dots that pulse one after another while a list loads; they appear after 300 ms. */
export function ThreeDots({ label }: { label: string }) {
  return (
    <output className="flex animate-late items-center justify-center gap-2 p-8">
      {delays.map((delay) => (
        <span
          key={delay}
          style={{ animationDelay: delay }}
          className="size-3 animate-dot rounded-full bg-accent"
        />
      ))}
      <span className="sr-only">{label}</span>
    </output>
  );
}
