import { sampleSource } from '../instruments/InstrumentRow.js';
import { ecbBase, ecbSource } from '../providers/ecb/ecbSource.js';

/** A source of exchange rates, and the one currency that all its stored pairs have in common. */
export interface RateSource {
  readonly source: string;
  readonly pivot: string;
}

/** In order of precedence: the sample market serves only pairs that no real source has. */
export const rateSources: readonly RateSource[] = [
  { source: ecbSource, pivot: ecbBase },
  { source: sampleSource, pivot: 'USD' },
];
