/** px; the preview size that messengers recommend. */
export const cardSize = { width: 1200, height: 630 };
