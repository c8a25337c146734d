import type { AnalysedItem } from './analysis/item.js';
import type { CompiledItem } from './compiledModel.js';
import { labelOfName } from './language/labelOfName.js';
import { periodRange } from './program/yearsAndQuarters.js';
import type { Timeline } from './timeline.js';

/** Gives every item its periods and slots, in the order of the text. */
export function layOutItems(items: readonly AnalysedItem[], timeline: Timeline): readonly CompiledItem[] {
  let firstSlot = 0;
  return items.map((item) => {
    const { statement, shape, seedPeriods, isYearly } = item;
    const isScalar = shape === 'scalar';
    const { first, last } = periodRange(timeline, isYearly, shape === 'history' ? 'history' : 'forecast');
    const firstPeriod = isScalar ? 1 : shape === 'history' ? first : 1 - seedPeriods;
    const lastPeriod = isScalar ? 1 : last;
    const compiled: CompiledItem = {
      kind: statement.kind === 'value' ? 'line' : statement.kind,
      name: item.name,
      label: statement.label ?? labelOfName(item.name),
      section: item.section,
      unit: item.unit,
      shape: isScalar ? 'scalar' : 'series',
      firstPeriod,
      lastPeriod,
      isYearly,
      firstSlot,
      formula: item.formula,
      seed: item.seed,
      seedWord: 'past' in statement ? statement.past?.keyword : undefined,
      isGiven: 'isGiven' in statement,
      options: item.options,
      defaultValue: item.defaultValue,
      message: item.message,
      severity: statement.kind === 'check' ? statement.severity : undefined,
      nameSpan: statement.name.span,
      sourceSpan: statement.span,
    };
    firstSlot += lastPeriod - firstPeriod + 1;
    return compiled;
  });
}
