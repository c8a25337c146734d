import type { DatedFigure } from '../company-facts/DatedFigure.js';

/** A filed figure of a tag. */
export function figure(tag: string, value: number): DatedFigure {
  return {
    value,
    source: { taxonomy: 'us-gaap', tag, accession: 'a', form: '10-K', filed: '2024-02-01', unit: 'USD' },
    components: [],
    derivation: null,
    restatedFrom: [],
    valueSince: '2024-02-01',
  };
}
