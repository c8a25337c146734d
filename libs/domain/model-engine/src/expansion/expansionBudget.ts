import { modelLimits } from '../language/limits.js';
import type { ErrorLog } from '../language/errorLog.js';
import type { SourceSpan } from '../language/sourceSpan.js';

/** Raised to give up an expansion that grows beyond its limits, or whose errors are all found that will be shown. */
export class ExpansionAbandoned extends Error {}

/** Where an expansion reports its errors. */
export type ExpansionLog = Pick<ErrorLog, 'report' | 'isFull'>;

/** Bounds what segments and sub-models are written out to. */
export interface ExpansionBudget {
  /** Takes one statement of such a length. */
  readonly takeStatement: (span: SourceSpan) => void;
  /** Takes a part of a formula that is written out so many times. */
  readonly takePart: (span: SourceSpan, times: number) => void;
}

export function createExpansionBudget({ report, isFull }: ExpansionLog): ExpansionBudget {
  let statements = 0;
  let characters = 0;
  const fail = (span: SourceSpan, limit: number, counted: string): never => {
    const most = String(limit).replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');
    report(
      'too-large',
      span,
      `with segments and sub-models written out, the model has more than ${most} ${counted}`,
    );
    throw new ExpansionAbandoned();
  };
  const takePart: ExpansionBudget['takePart'] = (span, times) => {
    characters += (span.end - span.start) * times;
    if (characters > modelLimits.expandedCharacters) fail(span, modelLimits.expandedCharacters, 'characters');
  };
  return {
    takePart,
    takeStatement: (span) => {
      if (isFull()) throw new ExpansionAbandoned();
      statements += 1;
      if (statements > modelLimits.expandedStatements)
        fail(span, modelLimits.expandedStatements, 'statements');
      takePart(span, 1);
    },
  };
}
