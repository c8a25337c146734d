import { Button, Notice, Panel, useReturnedFocus } from '@finance-analyst/components';
import { localReason, useFigureFormat } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import { weighCases, type CasesResult } from '@finance-analyst/uncertainty';
import { caseKey, caseWeights, isOwnScenario, scenariosOf, type Valuation } from '@finance-analyst/valuation';
import { memo, useRef, type ReactElement } from 'react';
import { messages } from '../messages.js';
import { CasesTable } from './CasesTable.js';
import { scaledWeights } from './scaledWeights.js';
import type { CaseWeighting } from './useCaseWeights.js';
import styles from './CasesPanel.module.css';

/** The model's cases side by side with their weights, and what they say together. */
export const CasesPanel = memo(function CasesPanel({
  valuation,
  weighting,
  unsaved,
}: {
  readonly valuation: Valuation;
  readonly weighting: CaseWeighting;
  /** That the weights shown are unsaved changes; null if they are not. */
  readonly unsaved: string | null;
}): ReactElement {
  const formatting = useFigureFormat();
  const footer = useRef<HTMLDivElement>(null);
  const onPressed = useReturnedFocus(() =>
    footer.current?.closest('section')?.querySelector<HTMLElement>('input:enabled'),
  );
  const { body } = valuation;
  const cases = scenariosOf(valuation);
  const weights = caseWeights(cases, weighting.entered);
  const result = weighCases(
    cases.map(({ name, valuePerShare }, at) => ({
      name,
      weight: weights[at] ?? 0,
      value: valuePerShare,
    })),
  );
  const isAlone = cases.length === 1;
  const startingWeights = messages.startingWeights(
    body.scenarios.some((scenario) => !isOwnScenario(scenario)),
    body.scenarios.some(isOwnScenario),
  );
  const entered = new Set(weighting.entered.map(({ id }) => id));
  const isEdited = cases.some((each) => entered.has(caseKey(each)));
  const perShare = { kind: 'per-share', currency: body.currency, precision: 2 } as const;
  const rate = (value: number): string => formatting.format(value, { kind: 'rate', precision: 1 });
  const why = result.ok ? null : reasonOf(result, rate);
  const weighted: Result<number> = result.ok
    ? { ok: true, value: result.value.mean }
    : { ok: false, reason: why ?? '' };
  const scaled =
    !result.ok && result.code === 'total' && !weighting.isReadOnly ? scaledWeights(cases, weights) : null;
  const undo = weighting.undo && (
    <Button
      variant="link"
      size="compact"
      onPress={() => {
        onPressed();
        weighting.undo?.();
      }}
    >
      {messages.undoWeight}
    </Button>
  );
  return (
    <Panel
      title={messages.cases}
      note={messages.perShare(body.currency)}
      footer={
        <div ref={footer} className={styles['footer']}>
          <p className={styles['whose']}>
            {isAlone ? messages.onlyBase : isEdited ? messages.editedWeights : startingWeights}
            {isEdited && !isAlone && !weighting.isReadOnly && (
              <Button
                variant="link"
                size="compact"
                onPress={() => {
                  onPressed();
                  weighting.reset();
                }}
              >
                {messages.resetWeights}
              </Button>
            )}
            {!isAlone && undo}
          </p>
          {!isAlone && <p className={styles['unsaved']}>{unsaved}</p>}
        </div>
      }
    >
      {weighting.problem !== null && <Notice tone="error">{weighting.problem}</Notice>}
      <CasesTable
        valuation={valuation}
        weighting={weighting}
        weights={weights}
        weighted={weighted}
        isOff={!result.ok && result.code === 'total'}
      />
      {!isAlone && (
        <div className={styles['outcome']}>
          <p role="status" data-off={why !== null || undefined}>
            {result.ok
              ? messages.casesSpread(
                  formatting.format(result.value.standardDeviation, perShare),
                  formatting.format(result.value.lowest, { ...perShare, unit: 'hidden' }),
                  formatting.format(result.value.highest, { ...perShare, unit: 'hidden' }),
                )
              : why}
          </p>
          {scaled && (
            <Button
              variant="link"
              size="compact"
              onPress={() => {
                onPressed();
                weighting.setAll(scaled, messages.scaleWeights);
              }}
            >
              {messages.scaleWeights}
            </Button>
          )}
        </div>
      )}
      {cases
        .filter(({ note }) => note !== '')
        .map((each) => (
          <p key={caseKey(each)} className={styles['note']}>
            {messages.caseNote(each.name, localReason(each.note, formatting))}
          </p>
        ))}
    </Panel>
  );
});

function reasonOf(
  failure: Extract<CasesResult, { readonly ok: false }>,
  rate: (value: number) => string,
): string {
  switch (failure.code) {
    case 'total':
      return failure.total < 1
        ? messages.weightsShort(rate(failure.total), rate(1 - failure.total))
        : messages.weightsOver(rate(failure.total), rate(failure.total - 1));
    case 'weight':
      return messages.negativeWeight(failure.name);
    case 'no-value':
      return messages.caseWithoutValue(failure.name, failure.reason);
  }
}
