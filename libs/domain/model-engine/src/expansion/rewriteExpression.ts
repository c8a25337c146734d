import { functionTable, takesParts } from '../analysis/functionTable.js';
import { closestName } from '../language/closestName.js';
import { expressionDepth } from '../language/expressionDepth.js';
import { modelLimits } from '../language/limits.js';
import type { ReportError } from '../language/modelError.js';
import { isClockName } from '../language/reservedWords.js';
import type { FullName } from '../language/sourceSpan.js';
import type { Expression } from '../language/syntaxTree.js';
import type { ExpansionBudget } from './expansionBudget.js';
import { isChoiceInput, optionsOf } from './givenMisfit.js';
import { nameError } from './nameError.js';
import type { Surroundings } from './placement.js';
import { resolveName } from './resolveName.js';

/** What the names of a statement are rewritten by. */
export interface Rewriting extends Surroundings {
  /** Filled with the names in full, in the order of the text. */
  readonly fullNames: FullName[];
  readonly budget: ExpansionBudget;
  readonly report: ReportError;
  /** Called for a name that means another figure in another segment, or nothing known. */
  readonly onSegmentName?: () => void;
}

type Call = Expression & { readonly kind: 'call' };

/** Replaces an expression whose fault is reported. */
const unread = ({ span }: Expression): Expression => ({ kind: 'number', value: Number.NaN, span, depth: 1 });

/** A formula with all names in full, and `segments(…)` written out. */
export function rewriteExpression(expression: Expression, rewriting: Rewriting): Expression {
  const span = { ...expression.span, fullNames: rewriting.fullNames };
  switch (expression.kind) {
    case 'number':
      return { ...expression, span };
    case 'name':
      return rewriteName(expression, rewriting);
    case 'call':
      return rewriteCall(expression, rewriting);
    case 'negate': {
      const operand = rewriteExpression(expression.operand, rewriting);
      return bounded({ ...expression, operand, span }, [operand], rewriting);
    }
    case 'binary': {
      const choice = rewriteChoice(expression, rewriting);
      if (choice) return choice;
      const left = rewriteExpression(expression.left, rewriting);
      const right = rewriteExpression(expression.right, rewriting);
      return bounded({ ...expression, left, right, span }, [left, right], rewriting);
    }
  }
}

function bounded(expression: Expression, parts: readonly Expression[], { report }: Rewriting): Expression {
  const depth = expressionDepth(parts);
  if (depth <= modelLimits.formulaDepth) return { ...expression, depth };
  report(
    'too-deep',
    expression.span,
    `with segments written out, the formula has more than ${modelLimits.formulaDepth} levels: move a part of it to its own line`,
  );
  return unread(expression);
}

function rewriteName(expression: Expression & { kind: 'name' }, rewriting: Rewriting): Expression {
  const { name, nameSpan } = expression;
  const span = { ...expression.span, fullNames: rewriting.fullNames };
  if (isClockName(name)) return { ...expression, span };
  const resolved = resolveName(name, rewriting);
  if (resolved.kind !== 'item' || resolved.followsSegment) rewriting.onSegmentName?.();
  if (resolved.kind !== 'item') {
    const error = nameError(name, resolved, rewriting.placement, functionTable.keys());
    if (error) rewriting.report(error.code, nameSpan, error.message, error.details);
    return unread(expression);
  }
  if (resolved.name !== name)
    rewriting.fullNames.push({ start: nameSpan.start, end: nameSpan.end, text: resolved.name });
  return { ...expression, name: resolved.name, span };
}

function rewriteCall(call: Call, rewriting: Rewriting): Expression {
  if (call.name === 'segments') {
    rewriting.report(
      'shape-mismatch',
      call.span,
      'segments(…) gives the parts of a function of several parts, as in sum(segments(revenue))',
    );
    return unread(call);
  }
  const definition = functionTable.get(call.name);
  const isSegments = (operand: Expression): operand is Call =>
    operand.kind === 'call' &&
    operand.name === 'segments' &&
    definition !== undefined &&
    takesParts(definition);
  const operands = call.operands.flatMap((operand) =>
    isSegments(operand) ? writeOutSegments(operand, rewriting) : [rewriteExpression(operand, rewriting)],
  );
  const span = { ...call.span, fullNames: rewriting.fullNames };
  const segmented = call.operands.some(isSegments) ? { hasSegments: true as const } : {};
  return bounded({ ...call, operands, span, ...segmented }, operands, rewriting);
}

/** `segments(x)` is x of each segment, in their order. */
function writeOutSegments(call: Call, rewriting: Rewriting): readonly Expression[] {
  const { placement, budget, report } = rewriting;
  const [operand, ...others] = call.operands;
  if (!operand || others.length > 0) {
    report('wrong-argument-count', call.span, `segments(x) is given ${call.operands.length} arguments`);
    return [unread(call)];
  }
  budget.takePart(call.span, placement.segments.length);
  let readsSegment = false;
  const onSegmentName = (): void => {
    readsSegment = true;
  };
  const parts = placement.segments.map((segment) =>
    rewriteExpression(operand, { ...rewriting, segment, fullNames: [], onSegmentName }),
  );
  if (!readsSegment)
    report('shape-mismatch', operand.span, 'segments(…) takes figures by segment, and there are none here');
  const { start, end } = call.span;
  rewriting.fullNames.push({ start, end, parts: parts.map(({ span }) => span) });
  return parts;
}

/** A comparison of a choice with an option, which is not the name of a figure; the choice is written first. */
function rewriteChoice(
  expression: Expression & { kind: 'binary' },
  rewriting: Rewriting,
): Expression | undefined {
  const { operator, left, right } = expression;
  if (operator !== '=' && operator !== '<>') return undefined;
  const span = { ...expression.span, fullNames: rewriting.fullNames };
  const constant = (holds: boolean): Expression => ({ kind: 'number', value: holds ? 1 : 0, span, depth: 1 });
  for (const [choice, option] of [
    [left, right],
    [right, left],
  ] as const) {
    if (choice.kind !== 'name' || choice.lag !== 0) continue;
    const resolved = resolveName(choice.name, rewriting);
    const written = option.kind === 'name' ? option.name : '';
    if (
      resolved.kind === 'item' &&
      resolved.statement.kind === 'input' &&
      isChoiceInput(resolved.statement)
    ) {
      const left = rewriteName(choice, rewriting);
      const isNever = resolved.options?.includes(written) && !optionsOf(resolved.statement).includes(written);
      return isNever ? constant(operator === '<>') : { ...expression, left, right: option, span };
    }
    if (resolved.kind === 'unfit') return unread(expression);
    if (resolved.kind !== 'option') continue;
    const { options } = resolved;
    if (!options.includes(written))
      rewriting.report('unknown-option', option.span, `${choice.name} is one of ${options.join(', ')}`, {
        suggestion: () => closestName(written, options),
      });
    return constant((written === resolved.option) === (operator === '='));
  }
  return undefined;
}
