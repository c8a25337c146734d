import { expect, it } from 'vitest';
import { readTestIds } from './readTestIds.ts';

const ids = (text: string, file = 'a.test.ts'): string[] => [...readTestIds(file, text)];

it.each([
  ["it('[MARKET-1] keeps a figure', () => {});"],
  ["test.concurrent('[MARKET-1] keeps a figure', () => {});"],
  ["it.each([1, 2])('[MARKET-1] keeps %s', () => {});"],
  ["it.each`a|b`('[MARKET-1] keeps', () => {});"],
  ["test.prop([fc.integer()])('[MARKET-1] keeps any figure', () => {});"],
  ['for (const name of names) it(`[MARKET-1] keeps ${name}`, () => {});'],
  ["describe('[MARKET-1] figures', () => { it('are kept', () => {}); });"],
])('finds the id in %s', (text) => {
  expect(ids(text)).toEqual(['MARKET-1']);
});

it.each([
  ["// it('[MARKET-1] keeps a figure')"],
  ["const text = '[MARKET-1]';"],
  ["it.skip('[MARKET-1] keeps a figure', () => {});"],
  ["it.todo('[MARKET-1] keeps a figure');"],
  ["describe('[MARKET-1] figures', () => {});"],
  ["it('keeps [one] of [A-B]', () => {});"],
])('finds none in %s', (text) => {
  expect(ids(text)).toEqual([]);
});

it('finds several ids in one name', () => {
  expect(ids("it('[MARKET-1] [DATA-20] keeps', () => {});")).toEqual(['MARKET-1', 'DATA-20']);
});

it("reads a story's name", () => {
  const story =
    "export const Stale: Story = { name: '[FIGURES-3] stale price', args: { label: '[FIGURES-4]' } };";
  expect(ids(story, 'Figure.stories.tsx')).toEqual(['FIGURES-3']);
});
