import { paths } from './paths.js';

/** The uncertainty of one saved model. */
export const scenarioAnalysisPath = (modelId: string): string =>
  `${paths.scenarioAnalysis}?${new URLSearchParams({ model: modelId }).toString()}`;
