import type { CheckResult, Figure } from '@finance-analyst/model-engine';
import type { FigureFormatting } from '@finance-analyst/figures';
import { figureFormat } from '../model/figureFormat.js';
import { oncePerValuation } from '../model/oncePerValuation.js';
import type { Valuation } from '../model/Valuation.js';

/** The worst first; within a severity the order of the model. */
const severities: readonly CheckResult['severity'][] = ['error', 'warning', 'note'];

const computedByLocale = oncePerValuation(() => new Map<string, readonly CheckResult[]>());

/** The checks of a valuation, errors first, with figures written as on the rest of the screen. */
export function localisedChecks(
  valuation: Valuation,
  { locale, format }: Pick<FigureFormatting, 'locale' | 'format'>,
): readonly CheckResult[] {
  const computed = computedByLocale(valuation);
  const known = computed.get(locale);
  if (known) return known;
  const { currency } = valuation.body;
  const write = (figure: Figure): string =>
    format(figure, figure.ok ? figureFormat(figure.unit.kind, { currency }) : { kind: 'number' });
  const checks = valuation.evaluator
    .checks(write)
    .toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
  computed.set(locale, checks);
  return checks;
}
