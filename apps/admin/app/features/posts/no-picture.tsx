import picture from './no-picture.svg?no-inline';

/** The placeholder for a post without a picture. A file of its own is fetched once for all cards. */
export function NoPicture({ className }: { className: string }) {
  return (
    <svg aria-hidden className={className}>
      <use href={`${picture}#art`} />
    </svg>
  );
}
