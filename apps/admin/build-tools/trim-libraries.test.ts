import { expect, it } from 'vitest';
import { withoutBodies, withRemovableComponents } from './trim-libraries.ts';

it('a module without bodies has the same exports, which return undefined', () => {
  const code =
    'function one() {}\n//#endregion\nexport {\n  one,\n  two\n};\n//# sourceMappingURL=x';
  expect(withoutBodies(code)).toBe('export const one = () => {};\nexport const two = () => {};');
});

it('a module without a list of exports is an error', () => {
  expect(() => withoutBodies('export const a = 1;')).toThrow('no list of its exports');
});

it('a component is created as removable, and has no name for debugging', () => {
  const code =
    'const Link = React$1.forwardRef(() => null);\nLink.displayName = "Link";\nrender(Link);';
  expect(withRemovableComponents(code)).toBe(
    'const Link = /* @__PURE__ */ React$1.forwardRef(() => null);\n\nrender(Link);',
  );
});
