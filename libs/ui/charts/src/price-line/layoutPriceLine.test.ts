import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textBox, textsOverlap } from '../frame/PlacedText.js';
import { layoutPriceLine, type PriceLineLayout } from './layoutPriceLine.js';

const layoutOf = (price: number, value: number, width = 372): PriceLineLayout =>
  layoutPriceLine(
    [
      { id: 'price', label: 'Price', value: price },
      { id: 'value', label: 'Value', value },
    ],
    undefined,
    { width, height: 88, textSize: 11, fontSize: 11, touchTarget: 0 },
    (number) => number.toFixed(2),
  );

it('[CHARTS-1] never overlaps the two labels of a price line', () => {
  const amount = fc.double({ min: -1e9, max: 1e9, noNaN: true });
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 160, max: 1400 }), (price, value, width) => {
      const layout = layoutOf(price, value, width);
      const [above, below] = layout.texts.map((text) => textBox(text, 11));
      expect(above && below && textsOverlap(above, below)).toBe(false);
      expect(Number.isFinite(layout.price) && Number.isFinite(layout.value)).toBe(true);
    }),
  );
});

it('places a higher value to the right of the price', () => {
  const { price, value } = layoutOf(149.6, 203.5);
  expect(value).toBeGreaterThan(price);
});

it('draws a price that equals the value', () => {
  const { price, value } = layoutOf(100, 100);
  expect(price).toBe(value);
  expect(price).toBeGreaterThan(0);
});
