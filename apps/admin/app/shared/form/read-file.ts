import { sharedText } from '../../language/texts.ts';

/**
 * A file as a base64 data URL, to preview a picture before the upload.
 *
 * @throws Error with the specification's texts: 'No File Provided.' or 'Error Occur'
 */
export function readAsDataUrl(file: File | null): Promise<string> {
  return new Promise((resolve, reject) => {
    if (file === null) return reject(new Error(sharedText('file.missing')));
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(dataUrlOf(reader)));
    reader.addEventListener('error', () => reject(new Error(sharedText('file.unreadable'))));
    reader.readAsDataURL(file);
  });
}

/** `readAsDataURL` always results in a string; the type also covers the other read methods. */
function dataUrlOf({ result }: FileReader): string {
  return typeof result === 'string' ? result : '';
}
