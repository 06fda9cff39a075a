import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export interface DocsContext {
  root: string;
  /** Every file of the repository, relative to `root`. */
  files: string[];
  /** All source text, in which symbols are looked up. */
  sources: string;
  /** `package/script` names such as `@buddyline/api build`, and root scripts such as `start`. */
  scripts: Set<string>;
  /** The text of one of `files`. */
  read: (file: string) => string;
}

/** Missing files, links, scripts, tests and symbols that a document mentions. */
export function problemsIn(document: string, text: string, context: DocsContext): string[] {
  const prose = text.replaceAll(/```[\s\S]*?```/g, '');
  const problems = [
    ...brokenLinks(document, prose, context),
    ...codeMarks(prose).flatMap((mark) => problemWith(mark, document, context)),
    ...missingScripts(text, context),
    ...missingTests(document, prose, context),
  ];
  return [...new Set(problems)];
}

function brokenLinks(document: string, prose: string, { root }: DocsContext): string[] {
  const links = [...prose.matchAll(/\]\((?<target>[^()#\s]+)/g)];
  return links
    .map((match) => match.groups?.['target'] ?? '')
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => !existsSync(join(root, dirname(document), target)))
    .map((target) => `links to ${target}`);
}

function codeMarks(prose: string): string[] {
  return [...prose.matchAll(/`(?<mark>[^`\n]+)`/g)].map((match) => match.groups?.['mark'] ?? '');
}

function problemWith(mark: string, document: string, context: DocsContext): string[] {
  if (/:\d+$/.test(mark) && /\.[jt]sx?:/.test(mark)) return [`names a line number: ${mark}`];
  if (isFileName(mark))
    return fileExists(mark, document, context) ? [] : [`names the file ${mark}`];
  if (isSymbol(mark)) {
    const name = mark.split('(')[0] ?? mark;
    return context.sources.includes(name) ? [] : [`names the symbol ${name}`];
  }
  return [];
}

/** A path or file name with a known extension; patterns and placeholders are not checked. */
function isFileName(mark: string): boolean {
  if (/[*{}<>…\s]/.test(mark) || /^[a-z]+:|^[/@.~]/.test(mark)) return false;
  return /^[\w./-]+\.(?:css|json|md|mjs|po|sh|svg|ts|tsx|yaml|yml)$/.test(mark);
}

function fileExists(mark: string, document: string, context: DocsContext): boolean {
  if (fileNamed(mark, document, context) !== undefined) return true;
  // Files in these folders are created by a build or at run time.
  if (/(?:^|\/)(?:build|dist|compiled)\//.test(mark)) return true;
  return existsSync(join(context.root, dirname(document), mark));
}

/** Looks beside the document, then from the root, then anywhere in the same package. */
function fileNamed(mark: string, document: string, { files }: DocsContext): string | undefined {
  const places = [normalize(join(dirname(document), mark)), normalize(mark)];
  const packageFolder = /^(?:apps|packages|tooling)\/[^/]+/.exec(document)?.[0] ?? '';
  return (
    places.find((place) => files.includes(place)) ??
    files.find((file) => file.startsWith(packageFolder) && file.endsWith(`/${mark}`))
  );
}

/** A test is referenced by its file and its whole title. */
function missingTests(document: string, prose: string, context: DocsContext): string[] {
  const pairs = prose.matchAll(/`(?<mark>[^`\n]+)` › `(?<title>[^`\n]+)`/g);
  return [...pairs].flatMap(({ groups: { mark = '', title = '' } = {} }) => {
    const file = fileNamed(mark, document, context);
    if (file === undefined) return [`names the file ${mark}`];
    const source = context.read(file);
    const isThere = ["'", '"', '`'].some((quote) => source.includes(quote + title + quote));
    return isThere ? [] : [`names the test ${mark} › ${title}`];
  });
}

/** `createWebServer`, `findChromium()`: a camel-case name. */
function isSymbol(mark: string): boolean {
  return /^[a-z]+[A-Z]\w*(?:\(.*\))?$/.test(mark);
}

function missingScripts(text: string, { scripts }: DocsContext): string[] {
  const filtered = [
    ...text.matchAll(/pnpm --filter (?<name>@buddyline\/[\w-]+) (?:run )?(?<script>[\w:-]+)/g),
  ];
  const root = [...text.matchAll(/npm (?:run )?(?<script>start|test|dev|run [\w:-]+)\b/g)];
  const names = [
    ...filtered.map(({ groups }) => `${groups?.['name']} ${groups?.['script']}`),
    ...root.map(({ groups }) => (groups?.['script'] ?? '').replace(/^run /, '')),
  ];
  return names
    .filter((name) => !scripts.has(name) && !/ (?:exec|install|add)$/.test(name))
    .map((name) => `names the script ${name}`);
}

/** The environment variables that a file reads: `API_PORT:` in a schema, `env.PORT`. */
export function settingsIn(source: string): string[] {
  const names = source.matchAll(
    /^ {2}(?<key>[A-Z][A-Z\d_]{2,}):|\benv\.(?<field>[A-Z][A-Z\d_]+)/gm,
  );
  return [...new Set([...names].map(({ groups }) => groups?.['key'] ?? groups?.['field'] ?? ''))];
}
