import type { CompanyFundamentals } from '@finance-analyst/market';
import { ErrorBoundary } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { evaluateValuation, type Valuation } from '@finance-analyst/valuation';
import { useMemo, useRef, useState } from 'react';
import { DerivationDrawer } from '../derivation/DerivationDrawer.js';
import type { ExplainTarget } from '../model/ExplainTarget.js';
import type { ValuationModelDocument } from '@finance-analyst/documents';
import type { SaveStatus, SessionState } from '@finance-analyst/workspace';
import { AnswerBar } from '../headline/AnswerBar.js';
import { HeadlineFigures } from '../headline/HeadlineFigures.js';
import { lastMove } from '../headline/lastMove.js';
import { MoveNote, type Move } from '../headline/MoveNote.js';
import { localisedChecks } from '../checks/localisedChecks.js';
import { problemsOf } from '../checks/problemsOf.js';
import { isAnswerNeeded } from '../questions/isAnswerNeeded.js';
import type { ScenarioEditing } from '../scenarios/useScenarioEditing.js';
import type { PriceEntry } from '../price/usePriceEntry.js';
import { messages } from './messages.js';

/** The headline in one line of figures, the last edit's effect, and failed checks. */
export function WorkbenchAnswer({
  valuation,
  history,
  scenario,
  fundamentals,
  priceStale,
  priceEntry,
  saveStatus,
  isReadOnly = false,
}: {
  readonly valuation: Valuation;
  readonly history: SessionState<ValuationModelDocument>['history'];
  /** The scenario that the valuation is of. */
  readonly scenario: Pick<ScenarioEditing, 'scenario' | 'shownOf'>;
  readonly fundamentals: CompanyFundamentals;
  /** Why the price may be out of date; null for one that is not. */
  readonly priceStale: string | null;
  /** Omitted if the price is read-only. */
  readonly priceEntry?: PriceEntry | undefined;
  readonly saveStatus: SaveStatus;
  readonly isReadOnly?: boolean;
}) {
  const [target, setTarget] = useState<ExplainTarget | null>(null);
  const { shownOf } = scenario;
  const lastEdit = useMemo(() => lastMove(history, (body) => shownOf(body).assumptions), [history, shownOf]);
  const before = useMemo(
    () => (lastEdit ? evaluateValuation(shownOf(lastEdit.from.body), fundamentals) : null),
    [lastEdit, shownOf, fundamentals],
  );
  const move = useMemo<Move | null>(
    () =>
      lastEdit
        ? { edit: lastEdit.edit, before: before?.ok ? before.valuation : null, after: valuation }
        : null,
    [lastEdit, before, valuation],
  );
  const headline = useRef<HTMLDivElement>(null);
  const formatting = useFigureFormat();
  const needsAnswer = isAnswerNeeded(valuation);
  const [worst] = problemsOf(localisedChecks(valuation, formatting), needsAnswer).all;
  return (
    <ErrorBoundary title={messages.answerFailed} resetKeys={[valuation]}>
      <div ref={headline}>
        <HeadlineFigures
          valuation={valuation}
          priceStale={priceStale}
          priceEntry={priceEntry}
          isAnswerNeeded={needsAnswer}
          failedCheck={worst?.severity === 'error' ? worst.id : null}
          onExplain={setTarget}
        />
      </div>
      {!isReadOnly && <MoveNote move={move} />}
      <AnswerBar
        headline={headline}
        valuation={valuation}
        scenario={scenario.scenario?.name ?? null}
        move={isReadOnly ? null : move}
        saveStatus={isReadOnly ? null : saveStatus}
      />
      <DerivationDrawer
        valuation={valuation}
        target={target}
        onExplain={setTarget}
        onClose={() => {
          setTarget(null);
        }}
      />
    </ErrorBoundary>
  );
}
