import { sectorFiguresSource } from '../sector-figures/sectorFigures.js';

/** Whether a beta of this source was not measured from the company's own prices. */
export const isAssumedBeta = (source: string | undefined): boolean =>
  source === 'configuration' || source === sectorFiguresSource;
