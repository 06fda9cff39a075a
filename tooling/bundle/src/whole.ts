/**
 * No code is left out. The bundler takes calls for harmless that may throw: a function with
 * `try { decodeURIComponent(path); }` lost that line, and with it what its `catch` was for.
 */
export const whole = { treeshake: false, output: { minify: false } } as const;
