interface Window {
  /** Set by the boot script: writes the language, theme, units and time zone into the cookie `view`. */
  writeViewCookie?: () => string;
  /** Set by the boot script: if a page was rendered with outdated values, requests it again, once. */
  reloadIfOutdated?: () => boolean;
  /** Set by a rendered page: repeats the click that was held until hydration. */
  onHydrated?: () => void;
  /** Set by the boot script: loads the scripts that a rendered page names for the time after its first paint. */
  loadScripts?: () => void;
}

interface DOMStringMap {
  /** On `<html>`: the deployment's brand, written by the server. */
  brand: string;
  /** On `<html>`: the `view` that the server rendered with, until hydration. */
  renderedAs?: string;
}
