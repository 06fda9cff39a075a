interface PhoneProps {
  /** A screenshot at twice its displayed resolution. */
  src: string;
  alt: string;
  className?: string;
}

/** A phone with a screenshot. Its size is fixed before the picture loads. */
export function Phone({ src, alt, className = '' }: PhoneProps) {
  return (
    <div className={`phone ${className}`}>
      <img src={src} alt={alt} width={390} height={780} loading="lazy" decoding="async" />
    </div>
  );
}
