/** The path of the page on which a change was made, by its mutation. */
export const startedOn = new WeakMap<object, string>();
