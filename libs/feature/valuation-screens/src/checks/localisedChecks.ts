import type { CheckResult, Figure } from '@finance-analyst/model-engine';
import type { FigureFormatting } from '@finance-analyst/figures';
import { amountScaleOf, memoizeByValuation, type Valuation } from '@finance-analyst/valuation';
import { figureFormat } from '../model/figureFormat.js';

/** The worst first; within a severity the order of the model. */
const severities: readonly CheckResult['severity'][] = ['error', 'warning', 'note'];

/** A check whose message a worse one contains. */
const saidBy: ReadonlyMap<string, string> = new Map([
  ['enterprise_value_not_positive', 'equity_without_enterprise_value'],
]);

const isSaidByAnother = (id: string, all: readonly CheckResult[]): boolean =>
  all.some((check) => check.id === saidBy.get(id) && !check.passed && check.couldNotRun !== true);

const computedByLocale = memoizeByValuation(() => new Map<string, readonly CheckResult[]>());

/** A valuation's checks, errors first, with figures formatted as on the rest of the screen. */
export function localisedChecks(
  valuation: Valuation,
  { locale, format }: Pick<FigureFormatting, 'locale' | 'format'>,
): readonly CheckResult[] {
  const computed = computedByLocale(valuation);
  const known = computed.get(locale);
  if (known) return known;
  const { currency } = valuation.body;
  const scale = amountScaleOf(valuation);
  const write = (figure: Figure): string => {
    if (!figure.ok) return format(figure, { kind: 'number' });
    const inScale = format(figure, figureFormat(figure.unit, { currency, scale }));
    // An amount that rounds to zero in the scale is shown in full: the check may be about it.
    return figure.value === 0 || /[1-9]/.test(inScale)
      ? inScale
      : format(figure, figureFormat(figure.unit, { currency }));
  };
  const checks = valuation.evaluator
    .checks(write)
    .filter(({ id }, _, all) => !isSaidByAnother(id, all))
    .toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
  computed.set(locale, checks);
  return checks;
}
