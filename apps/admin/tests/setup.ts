import './brand.ts';
import { afterEach, beforeEach, expect } from 'vitest';
import { closePanel } from './render-page.tsx';

let complaints: unknown[] = [];

function keep(...complaint: unknown[]): void {
  complaints.push(complaint);
}

beforeEach(() => {
  complaints = [];
  console.error = keep;
  console.warn = keep;
});

/** As the tests of the built panel do: nothing that the browser complains about passes. */
afterEach(async () => {
  await closePanel();
  expect(complaints).toEqual([]);
});
