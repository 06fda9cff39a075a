import { createElement, type ReactElement, type SVGProps } from 'react';

/** The elements of an icon, on lucide's grid of 24 × 24. */
type Shape = [tag: string, attributes: Record<string, string>][];

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number;
  nonScalingStroke?: boolean;
}

/** Replaces lucide's `createLucideIcon` in the build (`trim-libraries.ts`). It takes only the props of `Icon`. */
export default function createIcon(icon: string | { node: Shape }, ownShape: Shape = []) {
  const shape = typeof icon === 'string' ? ownShape : icon.node;
  return function Drawing({ size, nonScalingStroke, ...rest }: IconProps): ReactElement {
    const effect = nonScalingStroke && { vectorEffect: 'non-scaling-stroke' };
    return createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: size,
        height: size,
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      // Not as an array, for which each element would need a key.
      ...shape.map(([tag, attributes]) => createElement(tag, { ...effect, ...attributes })),
    );
  };
}
