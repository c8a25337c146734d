import { paths } from '@finance-analyst/navigation';

/** The uncertainty of one model. */
export const scenarioAnalysisPath = (modelId: string): string =>
  `${paths.scenarioAnalysis}?${new URLSearchParams({ model: modelId }).toString()}`;
