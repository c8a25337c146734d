import { scaleLinear } from 'd3-scale';
import type { ChartLayout } from '../frame/ChartPlot.js';
import type { ChartSize } from '../frame/ChartSize.js';
import type { PlacedText } from '../frame/PlacedText.js';
import { textWidth } from '../frame/textWidth.js';

/** A value on the line and its name. */
export interface PriceMark {
  readonly id: 'price' | 'value';
  readonly label: string;
  readonly value: number;
}

export interface PriceRange {
  readonly low: number;
  readonly high: number;
  /** The range's meaning: “52 weeks”, “Half of all simulations”. */
  readonly label: string;
}

export interface PriceLineLayout extends ChartLayout {
  readonly y: number;
  readonly price: number;
  readonly value: number;
  readonly range: { readonly x: number; readonly width: number } | undefined;
  readonly texts: readonly PlacedText[];
}

/** The value is labeled above the line and the price below it, so that they never overlap, however close. */
export function layoutPriceLine(
  [price, value]: readonly [price: PriceMark, value: PriceMark],
  range: PriceRange | undefined,
  { width, height, textSize }: ChartSize,
  write: (value: number) => string,
): PriceLineLayout {
  const all = [price.value, value.value, ...(range ? [range.low, range.high] : [])];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const margin = (high - low || Math.abs(high) || 1) * 0.12;
  const scale = scaleLinear([low - margin, high + margin], [0, width]);
  const y = height / 2;
  const text = (mark: PriceMark, baseline: number): PlacedText => {
    const words = `${mark.label} ${write(mark.value)}`;
    const half = textWidth(words, textSize) / 2;
    const x = half * 2 > width ? width / 2 : Math.min(Math.max(scale(mark.value), half), width - half);
    return { x, y: baseline, text: words, anchor: 'middle' };
  };
  return {
    axis: 'x',
    width,
    height,
    y,
    price: scale(price.value),
    value: scale(value.value),
    range: range && { x: scale(range.low), width: Math.max(scale(range.high) - scale(range.low), 1) },
    texts: [text(value, y - textSize * 1.3), text(price, y + textSize * 2.1)],
    points: [
      { id: 'value', label: value.label, text: write(value.value), position: scale(value.value) },
      { id: 'price', label: price.label, text: write(price.value), position: scale(price.value) },
    ],
  };
}
