import { workbenchPath } from '@finance-analyst/navigation';

/** The address of an earlier version of a model, read-only in the workbench. */
export const versionPath = (symbol: string, modelId: string, revision: number): string =>
  `${workbenchPath(symbol, modelId)}&version=${revision}`;
