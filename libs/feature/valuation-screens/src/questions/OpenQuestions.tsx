import { ErrorBoundary } from '@finance-analyst/components';
import { impliedMargin, marginPathTo, openQuestions, type Valuation } from '@finance-analyst/valuation';
import { useEffect, useRef } from 'react';
import type { AssumptionEdits } from '../workbench/useAssumptionEdits.js';
import { focusInput } from './focusInput.js';
import { OpenQuestionsPanel } from './OpenQuestionsPanel.js';
import { messages } from './messages.js';

const marginInput = 'operating_margin';
const notAsked = { ok: false, reason: '' } as const;

/** The open questions of the model on the screen, each until it is answered. */
export function OpenQuestions({
  valuation,
  edits,
  isReadOnly,
}: {
  readonly valuation: Valuation;
  readonly edits: Pick<AssumptionEdits, 'enterMargin'>;
  readonly isReadOnly: boolean;
}) {
  const panel = useRef<HTMLDivElement>(null);
  const answered = useRef<string | null>(null);
  const questions = openQuestions(valuation);
  const isMarginNeeded = questions.some(({ input, isNeeded }) => isNeeded && input === marginInput);
  const implied = isMarginNeeded ? impliedMargin(valuation) : notAsked;
  useEffect(() => {
    const { current: input } = answered;
    answered.current = null;
    // The field that had the focus is gone with its question.
    if (input !== null && document.activeElement === document.body) focusInput(input);
  }, [questions]);
  return (
    <ErrorBoundary title={messages.failed} resetKeys={[valuation]}>
      <div ref={panel} hidden={questions.length === 0}>
        <OpenQuestionsPanel
          questions={questions}
          valuation={valuation}
          impliedMargin={implied}
          isReadOnly={isReadOnly}
          onMargin={(margin) => {
            if (panel.current?.contains(document.activeElement)) answered.current = marginInput;
            edits.enterMargin(marginPathTo(valuation, margin), margin);
          }}
        />
      </div>
    </ErrorBoundary>
  );
}
