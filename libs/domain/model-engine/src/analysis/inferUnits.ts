import type { Expression } from '../language/syntaxTree.js';
import { dependencyOrder } from '../program/dependencyOrder.js';
import type { Timeline } from '../timeline.js';
import { isUnitName, namedUnits, type Unit } from '../units/unit.js';
import { analyseExpression } from './analyseExpression.js';
import type { AnalysisScope } from './analysisScope.js';
import type { DeclaredItem } from './item.js';
import { withCurrencies } from './statedCurrencies.js';

/**
 * The unit of every item: the annotated one, else that of its past (`from`, `history`), else that of its formula. Items
 * are taken after those they refer to; where they refer to one another in a circle, what is not known yet adapts.
 */
export function inferUnits(
  source: string,
  items: readonly DeclaredItem[],
  byName: ReadonlyMap<string, DeclaredItem>,
  timeline: Timeline,
  ownCurrency: string | undefined,
): readonly Unit[] {
  const units: (Unit | undefined)[] = items.map((item) => statedUnit(item, ownCurrency));
  const scope: AnalysisScope = {
    source,
    timeline,
    byName,
    unitOf: ({ index }) => units[index],
    report: () => undefined,
  };
  const references = items.map((item) => {
    const formula = units[item.index] ? undefined : unitSource(item);
    return formula ? namesIn(formula).flatMap((name) => byName.get(name)?.index ?? []) : [];
  });
  for (const index of dependencyOrder(references, 0).order) {
    const formula = unitSource(items[index] as DeclaredItem);
    units[index] ??= formula && analyseExpression(formula, scope).unit;
    units[index] ??= namedUnits.number;
  }
  return units.map((unit) => unit ?? namedUnits.number);
}

/** Undefined where the statement names no unit, or none that exists. */
function statedUnit({ statement }: DeclaredItem, ownCurrency: string | undefined): Unit | undefined {
  if (statement.kind === 'check') return namedUnits.flag;
  const { unit } = statement;
  return unit && isUnitName(unit.text) ? withCurrencies(namedUnits[unit.text], unit, ownCurrency) : undefined;
}

const unitSource = ({ statement }: DeclaredItem): Expression | undefined =>
  statement.kind === 'line' || statement.kind === 'value'
    ? (statement.past?.formula ?? statement.formula)
    : undefined;

function namesIn(expression: Expression): readonly string[] {
  switch (expression.kind) {
    case 'number':
      return [];
    case 'name':
      return [expression.name];
    case 'call':
      return expression.operands.flatMap(namesIn);
    case 'negate':
      return namesIn(expression.operand);
    case 'binary':
      return [...namesIn(expression.left), ...namesIn(expression.right)];
  }
}
