import { accentedFontUrl, fontUrls } from '@buddyline/ui/fonts';

const files = { ...fontUrls, accented: accentedFontUrl };

/** Without it letters change after the first paint, and a little of the page moves. */
export function PreloadLetters({ of }: { of: keyof typeof files }) {
  return (
    <link rel="preload" as="font" type="font/woff2" href={files[of]} crossOrigin="anonymous" />
  );
}
