import type { XmlNode } from '../xml-node.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Parsers read these as a space or a line feed.
  '\r': '&#13;',
};
const inAttributes: Readonly<Record<string, string>> = { ...escapes, '\n': '&#10;', '\t': '&#9;' };

/** Characters that XML cannot hold at all. */
// eslint-disable-next-line no-control-regex -- they are what is removed
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

function escaped(text: string, by: Readonly<Record<string, string>>): string {
  return text.replace(forbidden, '').replace(/[&<>"\r\n\t]/g, (sign) => by[sign] ?? sign);
}

/** The beginning of an element that holds others, to be ended by `closing`. */
export function opening(name: string, attributes: XmlNode['attributes'] = {}): string {
  return `<${name}${attributesText(attributes)}>\n`;
}

export function closing(name: string): string {
  return `</${name}>\n`;
}

/** A node as text. Only between children there are line breaks, which no reader counts as text. */
export function xmlText({ name, attributes, children, text }: XmlNode): string {
  const start = `<${name}${attributesText(attributes)}`;
  if (children.length > 0) return `${start}>\n${children.map(xmlText).join('')}</${name}>\n`;
  return text === '' ? `${start}/>\n` : `${start}>${escaped(text, escapes)}</${name}>\n`;
}

function attributesText(attributes: XmlNode['attributes']): string {
  return Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value, inAttributes)}"`)
    .join('');
}
