import { workbenchPath } from '@finance-analyst/navigation';

/** The workbench on an earlier version of a model, to be looked at. */
export const versionPath = (symbol: string, modelId: string, revision: number): string =>
  `${workbenchPath(symbol, modelId)}&version=${revision}`;
