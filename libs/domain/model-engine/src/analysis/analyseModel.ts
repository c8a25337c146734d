import type { ReportError } from '../language/modelError.js';
import type { PlainStatement } from '../language/syntaxTree.js';
import { periodRange } from '../program/yearsAndQuarters.js';
import type { Timeline } from '../timeline.js';
import { currencyHint } from '../units/currencyHint.js';
import { describeUnit, namedUnits, sameDimension, type Unit } from '../units/unit.js';
import { analyseExpression } from './analyseExpression.js';
import { requireDates } from './dateArithmetic.js';
import type { Analysed } from './analysed.js';
import type { AnalysisScope } from './analysisScope.js';
import { checkWholeYears, checkYearlyMessage, requireYearly } from './checkYearly.js';
import { declareItems } from './declareItems.js';
import { inferUnits } from './inferUnits.js';
import type { AnalysedItem, DeclaredItem } from './item.js';
import { parseMessage } from './parseMessage.js';
import { readDefault } from './readDefault.js';
import { checkedCurrency } from './statedCurrencies.js';

/** Resolves all names, checks shapes and units, and returns the items with their formulas. Faults are reported. */
export function analyseModel(
  source: string,
  statements: readonly PlainStatement[],
  timeline: Timeline,
  report: ReportError,
): readonly AnalysedItem[] {
  const { items, byName } = declareItems(statements, report);
  const units = inferUnits(source, items, byName, timeline, checkedCurrency(statements, report));
  const scope: AnalysisScope = { source, timeline, byName, unitOf: (item) => units[item.index], report };
  return items.map((item) => analyseItem(item, scope));
}

function analyseItem(item: DeclaredItem, scope: AnalysisScope): AnalysedItem {
  const { statement } = item;
  const { timeline, report } = scope;
  if ('yearly' in statement && statement.yearly) checkWholeYears(statement.yearly, timeline, report);
  const unit = scope.unitOf(item) ?? namedUnits.number;
  const base = {
    ...item,
    unit,
    formula: undefined,
    seed: undefined,
    defaultValue: undefined,
    message: undefined,
    seedPeriods: 0,
  };
  switch (statement.kind) {
    case 'input':
      if (item.shape === 'history') checkHistory(item, scope);
      return {
        ...base,
        defaultValue: statement.initial && readDefault(statement.initial, item, unit, scope),
      };
    case 'check': {
      const condition = statement.condition && analyseExpression(statement.condition, scope);
      if (condition?.unit && condition.unit.kind !== 'flag')
        scope.report(
          'unit-mismatch',
          condition.formula.span,
          `a condition is a comparison or a flag, not ${describeUnit(condition.unit)}`,
        );
      const shape = condition?.shape ?? 'scalar';
      const isYearly = shape !== 'scalar' && condition?.pace === 'year';
      const about = statement.about === undefined ? [] : [{ text: `${statement.about}: ` }];
      const message = [...about, ...parseMessage(statement.message, scope)];
      if (isYearly) checkYearlyMessage(item, message, scope);
      return { ...base, shape, isYearly, formula: condition?.formula, message };
    }
    default: {
      const formula = statement.formula && analyseExpression(statement.formula, scope);
      const seed = statement.past && analyseExpression(statement.past.formula, scope);
      const isHistory = statement.past?.keyword === 'history';
      if (formula) checkFormula(item, unit, statement.unit !== undefined, formula, scope);
      if (isHistory) checkHistory(item, scope);
      for (const part of [formula, seed]) if (part) requireYearly(item, part, scope);
      if (seed) checkPast(item, unit, seed, isHistory, scope);
      // Figures of the historical periods reach as far back as those; one known figure, to the base period.
      const reachesBack = isHistory || seed?.shape === 'history';
      const { first } = periodRange(timeline, item.isYearly, 'history');
      const seedPeriods = seed ? (reachesBack ? 1 - first : 1) : 0;
      return { ...base, formula: formula?.formula, seed: seed?.formula, seedPeriods };
    }
  }
}

function checkHistory(item: DeclaredItem, scope: AnalysisScope): void {
  if (scope.timeline.historyPeriods === 0)
    scope.report(
      'shape-mismatch',
      item.statement.name.span,
      `${item.name} needs historical periods: timeline history 3 years, forecast 5 years`,
    );
}

function checkFormula(
  item: DeclaredItem,
  unit: Unit,
  annotated: boolean,
  formula: Analysed,
  scope: AnalysisScope,
): void {
  const { span } = formula.formula;
  if (item.shape === 'scalar' && formula.shape !== 'scalar')
    scope.report(
      'shape-mismatch',
      span,
      `${item.name} is one figure, and its formula has one per period: take sum(…) or last(…), or make it a line`,
    );
  if (item.shape === 'forecast' && formula.shape === 'history')
    scope.report(
      'shape-mismatch',
      span,
      `${item.name} covers the forecast, and its formula only the historical periods`,
    );
  checkUnit(item, unit, formula, annotated ? 'is annotated as' : 'starts as', scope);
}

function checkPast(
  item: DeclaredItem,
  unit: Unit,
  seed: Analysed,
  isHistory: boolean,
  scope: AnalysisScope,
): void {
  // Which periods a history formula reads is checked period by period: other lines have figures there too.
  if (seed.shape === 'forecast' && !isHistory)
    scope.report('shape-mismatch', seed.formula.span, `from takes a figure known before the first period`);
  checkUnit(item, unit, seed, 'is', scope);
}

function checkUnit(item: DeclaredItem, unit: Unit, part: Analysed, verb: string, scope: AnalysisScope): void {
  requireDates([{ ...part, unit }, part], scope);
  const mustBeFlag = unit.kind === 'flag' && part.unit && part.unit.kind !== 'flag';
  if (part.unit && (mustBeFlag || !sameDimension(unit, part.unit)))
    scope.report(
      'unit-mismatch',
      part.formula.span,
      `${item.name} ${verb} ${describeUnit(unit)}, but this is ${describeUnit(part.unit)}${currencyHint(unit, part.unit)}`,
    );
}
