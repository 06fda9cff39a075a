interface DOMStringMap {
  /** On the document's element: what this deployment calls itself. The server writes it. */
  brand: string;
}
