import { closestName } from '../language/closestName.js';
import type { Expression } from '../language/syntaxTree.js';
import { isDate, type Unit } from '../units/unit.js';
import type { AnalysisScope } from './analysisScope.js';
import { dateLiteral } from './dateLiteral.js';
import type { DeclaredItem } from './item.js';

/** The default of an input: a number, a day, or an option of its choice (as its position). */
export function readDefault(
  written: Expression,
  item: DeclaredItem,
  unit: Unit,
  scope: AnalysisScope,
): number | undefined {
  if (item.options) return readOption(written, item.options, scope);
  if (isDate(unit)) return readDay(written, scope);
  const value = literalValue(written);
  if (value === undefined)
    scope.report('invalid-default', written.span, 'a default is a number, such as 2.5%');
  else if (unit.kind === 'flag' && value !== 0 && value !== 1)
    scope.report('invalid-default', written.span, 'a flag is 0 or 1');
  return value;
}

function literalValue(written: Expression): number | undefined {
  if (written.kind === 'number') return written.value;
  if (written.kind !== 'negate') return undefined;
  const value = literalValue(written.operand);
  return value === undefined ? undefined : 0 - value;
}

function readDay(written: Expression, scope: AnalysisScope): number | undefined {
  if (written.kind === 'call' && written.name === 'date') return dateLiteral(written, scope.report);
  scope.report('invalid-default', written.span, 'the default of a date is a day, such as date(2026, 6, 30)');
  return undefined;
}

function readOption(
  written: Expression,
  options: readonly string[],
  scope: AnalysisScope,
): number | undefined {
  const name = written.kind === 'name' ? written.name : '';
  const position = options.indexOf(name);
  if (position >= 0) return position;
  const suggestion = (): string | undefined => closestName(name, options);
  scope.report('unknown-option', written.span, `the options are ${options.join(', ')}`, { suggestion });
  return undefined;
}
