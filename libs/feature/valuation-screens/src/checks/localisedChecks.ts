import type { CheckResult, Figure } from '@finance-analyst/model-engine';
import { formatFigure } from '@finance-analyst/figures';
import { figureFormat } from '../model/figureFormat.js';
import type { Valuation } from '../model/Valuation.js';

/** The worst first; within a severity the order of the model. */
const severities: readonly CheckResult['severity'][] = ['error', 'warning', 'note'];

const computed = new WeakMap<Valuation, readonly CheckResult[]>();

/** The checks of a valuation, errors first, with figures written as on the rest of the screen; computed once per valuation. */
export function localisedChecks(valuation: Valuation): readonly CheckResult[] {
  const known = computed.get(valuation);
  if (known) return known;
  const { currency } = valuation.body;
  const write = (figure: Figure): string =>
    formatFigure(figure, {
      ...(figure.ok ? figureFormat(figure.unit.kind, { currency }) : { kind: 'number' as const }),
      locale: 'en-US',
    });
  const checks = valuation.evaluator
    .checks(write)
    .toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
  computed.set(valuation, checks);
  return checks;
}
