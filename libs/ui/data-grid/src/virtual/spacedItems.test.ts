import { expect, it } from 'vitest';
import { spacedItems } from './spacedItems.js';

const item = (index: number) => ({ index, start: index * 28, end: (index + 1) * 28 });

it('[DATA-GRID-10] leaves the room of what is not drawn, also around a cell that keeps the focus out of view', () => {
  expect(spacedItems([item(0), item(40), item(41)], 100 * 28)).toEqual({
    items: [
      { index: 0, gapPx: 0, sizePx: 28 },
      { index: 40, gapPx: 39 * 28, sizePx: 28 },
      { index: 41, gapPx: 0, sizePx: 28 },
    ],
    restPx: 58 * 28,
  });
  expect(spacedItems([], 280)).toEqual({ items: [], restPx: 280 });
});
