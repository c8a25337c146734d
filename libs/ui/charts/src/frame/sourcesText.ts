import type { ChartProvenance } from './ChartProvenance.js';

/** The sources of a chart's figures in words. People read a day in their locale, programs as an ISO date. */
export const sourcesText = (
  { label, detail, price }: ChartProvenance,
  writeDay: (isoDay: string) => string = (isoDay) => isoDay,
): string =>
  [label, detail, price && `price: ${price.source}, ${writeDay(price.day)}`].filter(Boolean).join(', ');
