/**
 * The file of a program that the API starts as a process of its own: beside the module among the sources, and beside
 * the server in the bundle.
 * @param moduleUrl `import.meta.url` of the module that starts it
 */
export function childProgram(moduleUrl: string, name: string): URL {
  const extension = moduleUrl.endsWith('.ts') ? 'ts' : 'js';
  return new URL(`./${name}.${extension}`, moduleUrl);
}
