import type { FigureFormatting } from '@finance-analyst/figures';
import { historicalYears, inScenario, readFundamentals } from '@finance-analyst/valuation';
import type { ValuationModelDocument } from '@finance-analyst/documents';
import type { DocumentContent } from '@finance-analyst/workspace';
import { comparedAssumptions } from './comparedAssumptions.js';
import { comparedBase } from './comparedBase.js';
import { comparedBasis } from './comparedBasis.js';
import type { ComparedModel } from './ComparedModel.js';
import type { ComparedRow } from './ComparedRow.js';
import { comparedCaseWeights } from './comparedCaseWeights.js';
import { comparedNotes } from './comparedNotes.js';
import { comparedPeers } from './comparedPeers.js';
import { comparedTransactions } from './comparedTransactions.js';
import { comparedScenarioNames } from './comparedScenarioNames.js';
import { comparedScenarios } from './comparedScenarios.js';

/**
 * The differences of two model states: first their basis, then their assumptions as the scenario shown sees them (the base
 * for null), their scenarios and what differs in those not shown, the weights of their cases, their peers, their transactions and their notes.
 */
export function comparedRows(
  then: DocumentContent<ValuationModelDocument>,
  now: DocumentContent<ValuationModelDocument>,
  formatting: Pick<FigureFormatting, 'format' | 'formatDate'>,
  scenario: string | null = null,
): readonly ComparedRow[] {
  const [before, after] = [withHistory(then), withHistory(now)];
  const shown = comparedAssumptions(seenIn(before, scenario), seenIn(after, scenario), formatting);
  return [
    ...comparedBasis(before, after, formatting),
    ...shown,
    ...(scenario === null ? [] : comparedBase(before, after, formatting, shown)),
    ...comparedScenarioNames(before, after),
    ...comparedScenarios(before, after, formatting, scenario),
    ...comparedCaseWeights(before, after, formatting),
    ...comparedPeers(before, after, formatting),
    ...comparedTransactions(before, after, formatting),
    ...comparedNotes(before, after),
  ];
}

function withHistory({ title, body }: DocumentContent<ValuationModelDocument>): ComparedModel {
  const fundamentals = readFundamentals(body.fundamentalsSnapshot);
  return { title, body, history: fundamentals.ok ? historicalYears(fundamentals.value) : [] };
}

const seenIn = (model: ComparedModel, scenario: string | null): ComparedModel => ({
  ...model,
  body: inScenario(model.body, scenario),
});
