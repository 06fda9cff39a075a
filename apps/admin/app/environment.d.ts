interface Window {
  /** The boot script's: tells the server what its pages are to look like on this browser. */
  writeViewCookie?: () => string;
  /** Of a rendered page, which is the browser's own from then on: what was pressed until now happens. */
  pageAnswers?: () => void;
  /** The boot script's: begins to fetch the words of this page. */
  preloadWords?: () => void;
}

interface DOMStringMap {
  /** On `<html>`: the deployment's brand, written by the server. */
  brand: string;
  /** As what the server rendered this page, until the page answers. */
  renderedAs?: string;
}
