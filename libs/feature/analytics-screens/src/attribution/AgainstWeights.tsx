import { Button, EmptyState, ProgressBar } from '@finance-analyst/components';
import type { TargetWeight } from '@finance-analyst/documents';
import { useMemo, type ReactElement } from 'react';
import { messages as common } from '../messages.js';
import type { Analysis } from '../screen/Analysis.js';
import { AttributionFigures } from './AttributionFigures.js';
import { groupOfInstruments } from './AttributionGroup.js';
import { messages } from './messages.js';
import { monthsOf } from './monthsOf.js';
import { useLevels } from '../benchmark/useLevels.js';
import { weightsSide } from './weightsSide.js';

/** The portfolio against weights by instrument, which are restored each month. */
export function AgainstWeights({
  analysis,
  weights,
}: {
  readonly analysis: Analysis;
  readonly weights: readonly TargetWeight[];
}): ReactElement {
  const { body, part, selection } = analysis;
  const held = weights.filter(({ weight }) => weight !== 0).map(({ id }) => id);
  const { levels, retry } = useLevels(held, body.currency);
  const benchmark = useMemo(
    () =>
      levels &&
      weightsSide(
        weights,
        (id) => levels.get(id) ?? { ok: false, reason: common.noBars },
        monthsOf(part.whole.days),
        groupOfInstruments(selection.attributionGroup, body.instruments, body.currency),
      ),
    [levels, weights, part, selection.attributionGroup, body],
  );
  if (!levels || !benchmark) return <ProgressBar label={messages.loading} />;
  if (!benchmark.ok)
    return (
      <EmptyState title={messages.missing} action={<Button onPress={retry}>{common.tryAgain}</Button>}>
        {benchmark.reason}
      </EmptyState>
    );
  const without = [...levels.values()].flatMap((each) =>
    each.ok && !each.value.isTotalReturn ? [each.value.symbol] : [],
  );
  return (
    <AttributionFigures
      analysis={analysis}
      instruments={body.instruments}
      benchmark={benchmark.value}
      note={without.length > 0 ? messages.priceReturns(without.join(', ')) : null}
    />
  );
}
