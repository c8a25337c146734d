import {
  isSameValue,
  type ValuationModelDocument,
  type MergeConflict,
  type ValuationModelBody,
} from '@finance-analyst/documents';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { withHeadline } from '../headline/withHeadline.js';
import { methodOfTemplate } from '../templates/methodOfTemplate.js';
import { followInputs } from './followInputs.js';

type Conflict = MergeConflict;

/** The parts of a model that are derived from the others. */
export interface DerivedModelParts {
  /** The conflict without derived parts; null if nothing else is left of it. */
  readonly ownPart: (conflict: MergeConflict) => MergeConflict | null;
  /** `after` with the parts derived from its differences from `before`. */
  readonly follow: (before: ValuationModelBody, after: ValuationModelBody) => ValuationModelBody;
}

const derivedInputsOf = ({ template }: ValuationModelDocument['body']): ReadonlySet<string> => {
  const method = methodOfTemplate(template);
  return new Set(method.ok ? method.value.derivedDefaults.map(({ input }) => input) : []);
};

const isEdited = (fact: unknown): boolean => (fact as { readonly edited?: boolean } | null)?.edited !== false;

/** The headline is the only fact at the top of the body, and is computed from the rest. */
const isHeadline = ({ of, path }: Conflict): boolean => of === 'fact' && path.length === 1;

/** Whether the conflict is in the row of an input whose default follows from other inputs. */
function isInDerivedRow(
  { assumptions }: ValuationModelDocument['body'],
  derivedInputs: ReadonlySet<string>,
  { path }: Conflict,
): boolean {
  const [body, list, id] = path;
  const row =
    body === 'body' && list === 'assumptions' ? assumptions.find((one) => one.id === id) : undefined;
  return row !== undefined && derivedInputs.has(row.input);
}

const withoutReason = (fact: unknown): unknown => {
  const { reason: _, ...others } = { ...(fact as { readonly reason?: unknown } | null) };
  return others;
};

/** Of a rate whose default follows from other inputs, a side sets the value; the reason is that of the default here. */
function ownPartOfRate(conflict: Conflict): Conflict | null {
  if (conflict.of === 'value') return conflict.path.length > 3 ? null : conflict;
  if (conflict.of === 'order') return conflict;
  const { base } = conflict;
  const mine = withoutReason(conflict.mine);
  const theirs = withoutReason(conflict.theirs);
  if (isSameValue(mine, theirs) || (!isEdited(mine) && !isEdited(theirs))) return null;
  return {
    ...conflict,
    fields: conflict.fields.filter((field) => field !== 'reason'),
    base: base.present ? { present: true, value: withoutReason(base.value) } : base,
    mine,
    theirs,
  };
}

const wasEdited = (part: unknown): boolean => (part as { readonly edited?: boolean } | null)?.edited === true;

/** Of a scenario, a side sets its name and the rows it edited; the rest follows from the company's history. */
function ownPartOfScenario(conflict: Conflict): Conflict | null {
  if (conflict.of === 'order') return null;
  if (conflict.path.length === 4 && conflict.path.at(-1) === 'name') return conflict;
  return wasEdited(conflict.mine) || wasEdited(conflict.theirs) ? conflict : null;
}

const isInScenario = ({ path: [body, list, id] }: Conflict): boolean =>
  body === 'body' && list === 'scenarios' && id !== undefined;

/**
 * What of a model follows from the rest: the defaults that follow from other inputs, such as the cost of debt from the
 * risk-free rate, with their reasons, scenarios that nobody edited, and the headline.
 */
export function derivedPartsOf(
  opened: ValuationModelDocument,
  fundamentals: CompanyFundamentals,
): DerivedModelParts {
  const derivedInputs = derivedInputsOf(opened.body);
  return {
    ownPart: (conflict) => {
      if (isHeadline(conflict)) return null;
      if (isInScenario(conflict)) return ownPartOfScenario(conflict);
      return isInDerivedRow(opened.body, derivedInputs, conflict) ? ownPartOfRate(conflict) : conflict;
    },
    follow: (before, after) => withHeadline(followInputs(before, after, fundamentals), fundamentals),
  };
}
