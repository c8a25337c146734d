import type { ValuationModelDocument } from '@finance-analyst/documents';
import { useMemo } from 'react';
import { messages } from './messages.js';

/** A model under a title that names its scenario, for files of its figures; unchanged for the base. */
export const useScenarioTitle = (
  model: ValuationModelDocument,
  scenario: string | null,
): ValuationModelDocument =>
  useMemo(
    () => (scenario === null ? model : { ...model, title: messages.inScenario(model.title, scenario) }),
    [model, scenario],
  );
