import { useState } from 'react';
import { classes } from './classes.ts';

const sizes = { sm: 'size-8', md: 'size-10', lg: 'size-16', xl: 'size-28' };

export interface AvatarProps {
  /** The default user image is shown without one, or when it cannot be loaded. */
  src?: string | null;
  /** Empty (the default) where the user's name is next to it. */
  alt?: string;
  size?: keyof typeof sizes;
  className?: string;
}

export function Avatar({ src, alt = '', size = 'md', className }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const shape = classes('block shrink-0 overflow-hidden rounded-full', sizes[size], className);
  if (!src || src === failed) return <DefaultUser alt={alt} className={shape} />;
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      // An avatar is never the main content, so other requests go first.
      fetchPriority="low"
      decoding="async"
      onError={() => setFailed(src)}
      className={`${shape} bg-surface-sunken object-cover`}
    />
  );
}

/** A diver's head with mask and snorkel, in the theme's colours. */
function DefaultUser({ alt, className }: { alt: string; className: string }) {
  const naming = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <svg {...naming} viewBox="0 0 64 64" className={className}>
      <path fill="var(--accent-soft)" d="M0 0h64v64H0z" />
      <g fill="var(--accent)">
        <path opacity=".55" d="M8 66c1-13 10.5-19.5 24-19.5S55 53 56 66z" />
        <circle opacity=".8" cx="31" cy="28" r="15" />
      </g>
      <rect
        x="17.5"
        y="20.5"
        width="27"
        height="13.5"
        rx="6.75"
        fill="var(--surface-raised)"
        stroke="var(--accent-ink)"
        strokeWidth="2.5"
      />
      <path d="M28 34.5c0-3.5 1.5-4.5 3-4.5s3 1 3 4.5z" fill="var(--accent-ink)" />
      <path
        d="M50.5 11v19c0 7.5-5 10-12.5 10"
        fill="none"
        stroke="var(--accent-ink)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
