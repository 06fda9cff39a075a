import { accentedFontUrl, fontUrls } from '@buddyline/ui/fonts';

const files = { ...fontUrls, accented: accentedFontUrl };

/** Preloads a font; without it the page shifts when the font replaces the fallback. */
export function PreloadFont({ of }: { of: keyof typeof files }) {
  return (
    <link rel="preload" as="font" type="font/woff2" href={files[of]} crossOrigin="anonymous" />
  );
}
