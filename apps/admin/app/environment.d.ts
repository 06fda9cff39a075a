interface DOMStringMap {
  /** On `<html>`: the deployment's brand, written by the server. */
  brand: string;
}
