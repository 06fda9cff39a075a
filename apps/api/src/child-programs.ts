/**
 * The file of a program that the API starts as a process of its own: beside the module among the sources, and beside
 * the server in the bundle.
 * @param moduleUrl `import.meta.url` of the module that starts it
 */
export function childProgram(moduleUrl: string, name: string): URL {
  const extension = moduleUrl.endsWith('.ts') ? 'ts' : 'js';
  return new URL(`./${name}.${extension}`, moduleUrl);
}

/**
 * All that such a program gets of the environment: where Node keeps compiled code, if that is set. What it reads is a
 * stranger's file, so it gets no secrets.
 */
export function childEnvironment({ NODE_COMPILE_CACHE } = process.env): Record<string, string> {
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}
