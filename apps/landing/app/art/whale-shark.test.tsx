import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WhaleShark } from './whale-shark.tsx';

it.each([1, 99, 500])('draws exactly %i spots, as the page says', (spotCount) => {
  const drawn = renderToStaticMarkup(<WhaleShark spotCount={spotCount} />);
  expect(drawn.match(/h0(?=[m"])/g)).toHaveLength(spotCount);
});
