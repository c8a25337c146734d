import type { ChartCommon } from '@finance-analyst/charts';
import { sourcesOfValuation, type Valuation } from '@finance-analyst/valuation';
import { useContext } from 'react';
import { modelFacts } from './modelFacts.js';
import { modelFileName } from './modelFileName.js';
import { ModelOfFilesContext } from './ModelOfFiles.js';

/** What the files of a model’s chart are called, are of and rest on. */
export function useModelFiles(
  valuation: Valuation,
  what: string,
): Pick<ChartCommon, 'facts' | 'fileName' | 'provenance'> {
  const of = useContext(ModelOfFilesContext);
  return {
    fileName: modelFileName(valuation.body, of?.model, what),
    facts: of ? modelFacts(valuation, of) : undefined,
    provenance: sourcesOfValuation(valuation),
  };
}
