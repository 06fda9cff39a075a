/** An element of a file with all that is in it. */
export interface XmlNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlNode[];
  /** Its own text, without that of its children. */
  text: string;
}

/** The first child of a name, or of a path of names. */
export function childOf(node: XmlNode | undefined, ...path: string[]): XmlNode | undefined {
  let found = node;
  for (const name of path) found = found?.children.find((child) => child.name === name);
  return found;
}

export function childrenOf(node: XmlNode | undefined, name: string): XmlNode[] {
  return node?.children.filter((child) => child.name === name) ?? [];
}

/** The text at a path, without spaces around it; undefined where there is none. */
export function textAt(node: XmlNode | undefined, ...path: string[]): string | undefined {
  return childOf(node, ...path)?.text.trim() || undefined;
}

/** The attribute without spaces around it: some programs pad their ids. */
export function attributeOf(node: XmlNode | undefined, name: string): string | undefined {
  return node?.attributes[name]?.trim() || undefined;
}

type Part = string | number | undefined | null | false | XmlNode;

/** A node to write; texts become its text, and whatever is empty is left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>> | null,
  ...content: readonly (Part | readonly Part[])[]
): XmlNode {
  const given = content.flat().filter((one) => one !== undefined && one !== null && one !== false);
  return {
    name,
    attributes: Object.fromEntries(
      Object.entries(attributes ?? {}).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, String(value)]],
      ),
    ),
    children: given.filter((one) => typeof one === 'object'),
    text: given.filter((one) => typeof one !== 'object').join(''),
  };
}
