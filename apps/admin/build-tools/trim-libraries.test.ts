import { expect, it } from 'vitest';
import { withoutBodies, withRemovableComponents, withShapeOnly } from './trim-libraries.ts';

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

it('an icon keeps its elements only', () => {
  const code = `const __iconData = {
  name: "waves",
  size: 24,
  node: [
    ["path", { d: "M2 12h2", key: "8ddzzs" }],
    [
      "path",
      {
        d: "M2 19h2",
        key: "1wj4st"
      }
    ]
  ],
  aliases: ["sea"]
};
__iconData.node;
const Waves = createLucideIcon(__iconData);`;
  expect(withShapeOnly(code)).toBe(`const __iconData = {
  node: [
    ["path", { d: "M2 12h2" }],
    [
      "path",
      {
        d: "M2 19h2"
      }
    ]
  ]
};
const Waves = createLucideIcon(__iconData);`);
});
