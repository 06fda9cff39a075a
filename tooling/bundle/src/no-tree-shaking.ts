/**
 * Tree-shaking is off, because the bundler assumes that some calls cannot throw: it removed the
 * line `try { decodeURIComponent(path); }` from a function whose `catch` depends on it.
 */
export const whole = { treeshake: false, output: { minify: false } } as const;
