interface PhoneProps {
  /** A picture of a screen, twice as dense as it is shown. */
  src: string;
  alt: string;
  className?: string;
}

/** A phone that shows the product. Its size is known before the picture arrives. */
export function Phone({ src, alt, className = '' }: PhoneProps) {
  return (
    <div className={`phone ${className}`}>
      <img src={src} alt={alt} width={390} height={780} loading="lazy" decoding="async" />
    </div>
  );
}
