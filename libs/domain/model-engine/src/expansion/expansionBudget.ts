import { modelLimits } from '../language/limits.js';
import type { ReportError } from '../language/modelError.js';
import type { SourceSpan } from '../language/sourceSpan.js';

/** Raised to give up an expansion that grows beyond its limits. */
export class ExpansionTooLarge extends Error {}

/** Bounds what segments and sub-models are written out to. */
export interface ExpansionBudget {
  /** Takes one statement of such a length. */
  readonly takeStatement: (span: SourceSpan) => void;
  /** Takes a part of a formula that is written out so many times. */
  readonly takePart: (span: SourceSpan, times: number) => void;
}

export function createExpansionBudget(report: ReportError): ExpansionBudget {
  let statements = 0;
  let characters = 0;
  const fail = (span: SourceSpan, limit: string): never => {
    report('too-large', span, `with segments and sub-models written out, the model has more than ${limit}`);
    throw new ExpansionTooLarge();
  };
  const takePart: ExpansionBudget['takePart'] = (span, times) => {
    characters += (span.end - span.start) * times;
    if (characters > modelLimits.expandedCharacters)
      fail(span, `${modelLimits.expandedCharacters} characters`);
  };
  return {
    takePart,
    takeStatement: (span) => {
      statements += 1;
      if (statements > modelLimits.expandedStatements)
        fail(span, `${modelLimits.expandedStatements} statements`);
      takePart(span, 1);
    },
  };
}
