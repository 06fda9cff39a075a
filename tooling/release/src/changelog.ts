/** What a changeset file says: `minor` is new, `patch` mended, and `major` needs an operator's attention. */
export interface Change {
  kind: 'major' | 'minor' | 'patch';
  text: string;
}

const headings: Record<Change['kind'], string> = {
  major: 'Before you upgrade',
  minor: 'New',
  patch: 'Mended',
};

/**
 * Reads a changeset. Of several packages the largest change counts.
 * @throws Error when it names no package
 */
export function readChange(file: string): Change {
  const [, heading = '', text = ''] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(file) ?? [];
  const kinds: Change['kind'][] = ['major', 'minor', 'patch'];
  const lines = heading.split('\n');
  const kind = kinds.find((one) => lines.some((line) => line.endsWith(`: ${one}`)));
  if (kind === undefined) throw new Error(`A changeset names no package: ${file}`);
  const words = text.split('\n').map((line) => line.trim());
  return { kind, text: words.join(' ').trim() };
}

/** The section of a release, to be shortened by hand: one line for each change. */
export function sectionOf(version: string, changes: readonly Change[]): string {
  const groups = Object.entries(headings).map(([kind, heading]) => {
    const lines = changes.filter((change) => change.kind === kind).map(({ text }) => `- ${text}\n`);
    return lines.length === 0 ? '' : `\n### ${heading}\n\n${lines.join('')}`;
  });
  return `## ${version}\n${groups.join('')}`;
}

/** Puts a section before those of earlier releases. */
export function withSection(changelog: string, section: string): string {
  const at = changelog.indexOf('\n## ') + 1;
  if (at === 0) return `${changelog.trimEnd()}\n\n${section}`;
  return `${changelog.slice(0, at)}${section}\n${changelog.slice(at)}`;
}

/**
 * What the changelog says of a version, without its heading.
 * @throws Error when it says nothing
 */
export function notesOf(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m);
  const section = sections.find((one) => one.startsWith(`${version}\n`));
  if (section === undefined) throw new Error(`CHANGELOG.md has no section ${version}.`);
  return section.slice(version.length).trim();
}
