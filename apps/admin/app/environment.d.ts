interface Window {
  /**
   * Set by the boot script: writes the language, theme, units, density and time zone to the cookie `view`. Returns its
   * value, or '' if cookies are blocked.
   */
  writeViewCookie?: () => string;
  /**
   * Set by the boot script: if a page was rendered with outdated values, requests it again, once. Returns true if the
   * page is being reloaded.
   */
  reloadIfOutdated?: () => boolean;
  /** Set by the boot script, called after hydration: replays what was typed and clicked until then. */
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
