import type { ReportError } from '../language/modelError.js';
import type { SourceSpan } from '../language/sourceSpan.js';
import { quartersPerYear } from '../program/yearsAndQuarters.js';
import type { Timeline } from '../timeline.js';
import type { Analysed } from './analysed.js';
import type { AnalysisScope } from './analysisScope.js';
import type { Formula } from './formula.js';
import type { DeclaredItem } from './item.js';
import type { MessagePart } from './messagePart.js';

/** Reports yearly figures on a timeline that is not made of whole years in quarters. */
export function checkWholeYears(
  span: SourceSpan,
  { periodsPerYear, historyPeriods, forecastPeriods }: Timeline,
  report: ReportError,
): void {
  if (periodsPerYear === 1)
    report('invalid-timeline', span, 'yearly figures need a quarterly timeline, such as timeline 8 quarters');
  const uneven = [historyPeriods, forecastPeriods].find((periods) => periods % quartersPerYear !== 0);
  if (periodsPerYear > 1 && uneven !== undefined)
    report(
      'invalid-timeline',
      span,
      `years need four quarters each: history and forecast must be multiples of 4 quarters, not ${uneven}`,
    );
}

/** Reports a figure per quarter in the formula of a yearly item. */
export function requireYearly(item: DeclaredItem, { pace, formula }: Analysed, scope: AnalysisScope): void {
  if (!item.isYearly || pace !== 'period') return;
  const items = [...scope.byName.values()];
  const quarterly = referencesIn(formula)
    .map((reference) => ({ span: reference.span, of: items.find(({ index }) => index === reference.item) }))
    .find(({ of }) => of && !of.isYearly && of.shape !== 'scalar');
  const name = quarterly?.of?.name ?? 'x';
  scope.report(
    'shape-mismatch',
    quarterly?.span ?? formula.span,
    `${item.name} is yearly, and this has one figure per quarter: write sum(quarters(${name})) or last(quarters(${name}))`,
  );
}

/** Reports a figure per quarter in the message of a check that has one condition per year. */
export function checkYearlyMessage(
  item: DeclaredItem,
  message: readonly MessagePart[],
  scope: AnalysisScope,
): void {
  if (item.statement.kind !== 'check') return;
  const { span } = item.statement.message;
  for (const { name, index, isYearly, shape } of scope.byName.values())
    if (!isYearly && shape !== 'scalar' && message.some((part) => 'item' in part && part.item === index))
      scope.report(
        'shape-mismatch',
        span,
        `${name} has one figure per quarter, and this check one condition per year`,
      );
}

/** The figures that a formula reads in its own period. */
function referencesIn(formula: Formula): readonly (Formula & { readonly kind: 'reference' })[] {
  switch (formula.kind) {
    case 'reference':
      return [formula];
    case 'call':
      return referencesIn(formula.meaning);
    case 'apply':
    case 'list':
      return formula.operands.flatMap(referencesIn);
    case 'fold':
      return [
        ...(formula.fold === 'running-sum' ? referencesIn(formula.series) : []),
        ...(formula.by ? referencesIn(formula.by) : []),
      ];
    default:
      return [];
  }
}
