import { fontUrls } from '@buddyline/ui/fonts';

/** Without it letters change after the first paint, and a little of the page moves. */
export function PreloadLetters({ of }: { of: keyof typeof fontUrls }) {
  return (
    <link rel="preload" as="font" type="font/woff2" href={fontUrls[of]} crossOrigin="anonymous" />
  );
}
