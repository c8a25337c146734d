import { labelOfName } from '../language/labelOfName.js';
import { modelLimits } from '../language/limits.js';
import type { ReportError } from '../language/modelError.js';
import { spanning, type FullName } from '../language/sourceSpan.js';
import type { GivenInput } from '../language/structureStatement.js';
import type { Expression, InputStatement, ItemStatement, Word } from '../language/syntaxTree.js';
import type { ExpansionBudget } from './expansionBudget.js';
import type { Placement, Surroundings } from './placement.js';
import { isNamedThrough, resolveGiven, surroundingsOfGiven } from './resolveName.js';
import { rewriteExpression } from './rewriteExpression.js';
import { rewriteMessage } from './rewriteMessage.js';

/** The item of a statement in its surroundings; none for an input that another one replaces. */
export function writeOutItem(
  statement: ItemStatement,
  surroundings: Surroundings,
  budget: ExpansionBudget,
  report: ReportError,
): readonly ItemStatement[] {
  const { placement, segment } = surroundings;
  const given = statement.kind === 'input' ? placement.given.get(statement.name.text) : undefined;
  if (given && statement.kind === 'input')
    return writeOutGiven(statement, given, surroundings, budget, report);
  const rewriting = { ...surroundings, fullNames: [] as FullName[], budget, report };
  const rewrite = (formula: Expression | undefined): Expression | undefined =>
    formula && rewriteExpression(formula, rewriting);
  const common = { name: fullName(statement.name, surroundings, report), scope: placement.scope };
  switch (statement.kind) {
    case 'input':
      return [{ ...statement, ...common, label: labelOf(statement, surroundings) }];
    case 'check': {
      const about = [placement.label, segment?.label].filter((label) => label !== undefined);
      return [
        {
          ...statement,
          ...common,
          condition: rewrite(statement.condition),
          message: rewriteMessage(statement.message, surroundings, report),
          label: labelOf(statement, surroundings),
          ...(about.length > 0 ? { about: about.join(', ') } : {}),
        },
      ];
    }
    default: {
      const formula = rewrite(statement.formula);
      const past = statement.past && {
        ...statement.past,
        formula: rewriteExpression(statement.past.formula, rewriting),
      };
      return [{ ...statement, ...common, formula, past, label: labelOf(statement, surroundings) }];
    }
  }
}

/** An input that `with` gives is a line or value with that formula, as the surroundings of the use read it. */
function writeOutGiven(
  input: InputStatement,
  { name, formula }: GivenInput,
  surroundings: Surroundings,
  budget: ExpansionBudget,
  report: ReportError,
): readonly ItemStatement[] {
  const { placement, segment } = surroundings;
  const outside = surroundingsOfGiven(placement, segment);
  if (!outside) return [];
  if (isNamedThrough(input)) {
    const resolved = resolveGiven({ name, formula }, input, outside);
    if (resolved.kind === 'unfit' && resolved.reason !== undefined)
      report('shape-mismatch', formula.span, resolved.reason);
    return [];
  }
  budget.takePart(formula.span, 1);
  return [
    {
      kind: input.extent === 'scalar' ? 'value' : 'line',
      name: fullName({ text: name.text, span: name.span }, surroundings, report),
      scope: placement.scope,
      yearly: input.yearly,
      unit: input.unit,
      formula: rewriteExpression(formula, { ...outside, fullNames: [], budget, report }),
      past: undefined,
      isGiven: true,
      label: labelOf(input, surroundings),
      span: spanning(name.span, formula.span),
    },
  ];
}

function fullName({ text, span }: Word, { placement, segment }: Surroundings, report: ReportError): Word {
  const full = placement.scope + (segment ? `${text}.${segment.name}` : text);
  if (full.length > modelLimits.fullNameCharacters)
    report(
      'invalid-name',
      span,
      `with its sub-models and segment, a name can have at most ${modelLimits.fullNameCharacters} characters`,
    );
  return { text: full, span };
}

/** `Senior loan: Balance`, `Revenue, Devices`; a plain name has its label without it. */
function labelOf(statement: ItemStatement, { placement, segment }: Surroundings): string {
  const own = statement.label ?? labelOfName(statement.name.text);
  return labelWithin(placement, segment ? `${own}, ${segment.label}` : own);
}

/** A label in the use of a sub-model. */
export const labelWithin = ({ label }: Placement, own: string): string =>
  label === undefined ? own : `${label}: ${own}`;
