/**
 * Tree-shaking is off, because the bundler assumes that some calls cannot throw: it removed the
 * line `try { decodeURIComponent(path); }` from a function whose `catch` depends on it. `minify` is
 * off for the same reason, because by default it removes code that seems to have no effect.
 */
export const noTreeShaking = { treeshake: false, output: { minify: false } } as const;
