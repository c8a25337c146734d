import type { ValuationModelBody } from '@finance-analyst/documents';
import type { Result } from '@finance-analyst/foundation';
import type { Evaluator, InputFigure, InputValues } from '@finance-analyst/model-engine';
import { shareOut } from '@finance-analyst/uncertainty';
import { evaluateValuation } from '../saved-model/evaluateValuation.js';
import { readFundamentals } from '../saved-model/readFundamentals.js';
import type { Valuation } from '../saved-model/Valuation.js';
import type { ModelBasis, ValueChangePart, ValueChangeResult } from './ValueChange.js';

/** The basis among the names of inputs, which have no spaces. */
const basisName = 'the basis';
const output = 'value_per_share';

/** A state of the model, and its value per share. */
interface ModelState {
  readonly valuation: Valuation;
  readonly value: number;
}

/**
 * How much of the change in value per share between two states of a model of one company each changed input explains: its
 * effect averaged over all orders in which they can change (see `shareOut`). An input with a figure for each year is one. The
 * statements and the number of forecast years change together, with the figures of years that only one state forecasts.
 */
export function explainValueChange(then: ValuationModelBody, now: ValuationModelBody): ValueChangeResult {
  const why = whyNotExplained(then, now);
  if (why !== null) return { ok: false, reason: why };
  const [earlier, later] = [stateOf(then), stateOf(now)];
  if (!earlier.ok) return { ok: false, reason: `The earlier state has no value. ${earlier.reason}` };
  if (!later.ok) return { ok: false, reason: `The later state has no value. ${later.reason}` };
  const [first, last] = [earlier.value, later.value];
  const basis = changedBasis(first.valuation, last.valuation);
  const before = trialOf(first.valuation, last.valuation);
  const after = basis.length === 0 ? null : trialOf(last.valuation, first.valuation);
  let current = before.evaluator;
  const shared = shareOut({
    names: [
      ...new Set([...before.moves.keys(), ...(after?.moves.keys() ?? [])]),
      ...(after ? [basisName] : []),
    ],
    move: (name, to) => {
      if (name === basisName) current = to === 'after' && after ? after.evaluator : before.evaluator;
      else {
        before.moves.get(name)?.(to === 'before');
        after?.moves.get(name)?.(to === 'after');
      }
    },
    read: () => current.number(output),
  });
  const named = (names: readonly string[]) => ({
    inputs: names.filter((name) => name !== basisName),
    basis: names.includes(basisName) ? basis : [],
  });
  if (!shared.ok)
    return { ok: false, reason: 'A combination of the changes has no value.', ...named(shared.changed) };
  const least = Math.max(Math.abs(first.value), Math.abs(last.value)) * 1e-12;
  return {
    ok: true,
    value: {
      from: first.value,
      to: last.value,
      parts: shared.shares
        .map(({ inputs, share }): ValueChangePart => ({ ...named(inputs), amount: share }))
        .filter(({ amount }) => Math.abs(amount) > least),
    },
  };
}

function whyNotExplained(then: ValuationModelBody, now: ValuationModelBody): string | null {
  if (then.instrument.symbol !== now.instrument.symbol || then.instrument.market !== now.instrument.market)
    return 'The two are models of different companies.';
  if (then.template.id !== now.template.id) return 'The two are valued by different methods.';
  if (then.template.version !== now.template.version)
    return 'The two are valued by different versions of the method.';
  if (then.currency !== now.currency) return 'The two are in different currencies.';
  return null;
}

function stateOf(body: ValuationModelBody): Result<ModelState> {
  const fundamentals = readFundamentals(body.fundamentalsSnapshot);
  if (!fundamentals.ok) return fundamentals;
  const result = evaluateValuation(body, fundamentals.value);
  if (!result.ok) return { ok: false, reason: result.reasons.join(' ') };
  const figure = result.valuation.evaluator.read(output);
  return figure.ok ? { ok: true, value: { valuation: result.valuation, value: figure.value } } : figure;
}

function changedBasis(then: Valuation, now: Valuation): readonly ModelBasis[] {
  const [reported, others] = [then, now].map(({ method, fundamentals }) =>
    method.reportedInputs(fundamentals),
  );
  const areStatementsOther =
    then.body.baseYearEnd !== now.body.baseYearEnd || JSON.stringify(reported) !== JSON.stringify(others);
  return [
    ...(areStatementsOther ? (['statements'] as const) : []),
    ...(then.body.years === now.body.years ? [] : (['years'] as const)),
  ];
}

interface Trial {
  readonly evaluator: Evaluator;
  /** By input that the other state changes: sets it to its own state, or to that of the other. */
  readonly moves: ReadonlyMap<string, (isOwn: boolean) => void>;
}

/** A state on its own basis, whose inputs can take the figures of the other state: in the years that both forecast. */
function trialOf(own: Valuation, other: Valuation): Trial {
  const evaluator = own.evaluator.fork();
  const [mine, others] = [own.evaluator.inputs(), other.evaluator.inputs()];
  const reported = own.method.reportedInputs(own.fundamentals);
  const shift = yearOf(own) - yearOf(other);
  const otherFirst = new Map(other.model.inputs.map(({ name, firstPeriod }) => [name, firstPeriod]));
  const moves = new Map<string, (isOwn: boolean) => void>();
  for (const { name, shape, firstPeriod } of own.model.inputs) {
    if (Object.hasOwn(reported, name)) continue;
    const [is, was] = [mine[name], others[name]];
    if (is === undefined || was === undefined) continue;
    if (shape === 'scalar' || !isSeries(is) || !isSeries(was)) {
      if (!isSeries(is) && !isSeries(was) && is !== was)
        moves.set(name, (isOwn) => {
          evaluator.set(name, isOwn ? is : was);
        });
      continue;
    }
    const changed = is.flatMap((figure, at): readonly YearOfInput[] => {
      const period = firstPeriod + at;
      const matching = was[period + shift - (otherFirst.get(name) ?? 1)];
      return matching === undefined || matching === figure ? [] : [{ period, is: figure, was: matching }];
    });
    if (changed.length > 0)
      moves.set(name, (isOwn) => {
        for (const each of changed) evaluator.set(name, isOwn ? each.is : each.was, each.period);
      });
  }
  return { evaluator, moves };
}

interface YearOfInput {
  readonly period: number;
  readonly is: InputFigure | null;
  readonly was: InputFigure | null;
}

const yearOf = ({ body }: Valuation): number => Number(body.baseYearEnd.slice(0, 4));

const isSeries = (value: InputValues[string]): value is readonly (InputFigure | null)[] =>
  typeof value === 'object';
