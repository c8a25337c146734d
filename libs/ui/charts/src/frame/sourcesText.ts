import type { ChartProvenance } from './ChartProvenance.js';

/** A chart's sources in words. Dates are in the locale for people, ISO for programs. */
export const sourcesText = (
  { label, detail, filed, price }: ChartProvenance,
  writeDay: (isoDay: string) => string = (isoDay) => isoDay,
): string =>
  [
    label,
    detail,
    filed && `statements filed ${writeDay(filed)}`,
    price && `price: ${price.source}, ${writeDay(price.day)}`,
  ]
    .filter(Boolean)
    .join(', ');
