import type { Formula } from '../analysis/formula.js';
import type { SourceSpan } from '../language/sourceSpan.js';
import type { Timeline } from '../timeline.js';
import { listOperation, type ListOperation } from './listOperation.js';
import { periodRange, quarterInYear, yearOfQuarter } from './yearsAndQuarters.js';
import { calculate, operation, type Operation } from './operation.js';
import type { Term } from './term.js';

export interface SlotRange {
  readonly shape: 'scalar' | 'series';
  readonly firstPeriod: number;
  readonly lastPeriod: number;
  readonly firstSlot: number;
  /** Its periods are years of a timeline in quarters. */
  readonly isYearly?: boolean;
}

export interface Expansion {
  readonly timeline: Timeline;
  readonly items: readonly SlotRange[];
  /** The period of the formula is a year of a timeline in quarters. */
  readonly isYearly?: boolean;
  /** Told of each part, so that the size of a program can be bounded. */
  readonly onTerm?: () => void;
  /** Told of a reference to a period that the item does not have. */
  readonly onMissingPeriod?: (item: number, period: number, span: SourceSpan) => void;
  /** Told of a running total of the forecast in a historical period, or the reverse. */
  readonly onMisplacedTotal?: (range: 'forecast' | 'history', span: SourceSpan) => void;
}

/**
 * The formula of one period. What follows from the timeline alone is worked out here, and a branch that it rules out is
 * dropped: `if(period = 1, a, x[-1])` reads nothing before period 1.
 */
export function expandFormula(formula: Formula, period: number, expansion: Expansion): Term {
  if (formula.kind === 'call') return expandFormula(formula.meaning, period, expansion);
  expansion.onTerm?.();
  const { span } = formula;
  switch (formula.kind) {
    case 'constant':
      return formula;
    case 'clock':
      return { kind: 'constant', value: clockValue(formula.clock, period, expansion), span };
    case 'quarter':
      return expandFormula(
        formula.series,
        quarterInYear(yearOf(period, expansion), formula.quarter),
        inPace(expansion, false),
      );
    case 'reference':
      return expandReference(formula, period, expansion);
    case 'apply':
      return expandApply(formula.operation, formula.operands, period, span, expansion);
    case 'list':
      return {
        ...formula,
        operands: formula.operands.map((operand) => expandFormula(operand, period, expansion)),
      };
    case 'fold':
      return expandFold(formula, period, expansion);
  }
}

const beforeHistory = {
  annual: 'no figure before the first historical year',
  quarterly: 'no figure before the first historical quarter',
} as const;

/** In a year, both clocks have the number of the year. */
const clockValue = (
  clock: 'period' | 'year',
  period: number,
  { timeline: { periodsPerYear }, isYearly }: Expansion,
): number => (clock === 'period' || isYearly === true ? period : period / periodsPerYear);

const yearOf = (period: number, { isYearly }: Expansion): number =>
  isYearly === true ? period : yearOfQuarter(period);

const inPace = (expansion: Expansion, isYearly: boolean): Expansion =>
  (expansion.isYearly ?? false) === isYearly ? expansion : { ...expansion, isYearly };

function expandReference(
  { item, lag, span }: Formula & { kind: 'reference' },
  readerPeriod: number,
  expansion: Expansion,
): Term {
  const range = expansion.items[item] as SlotRange;
  const { isYearly = false } = range;
  if (range.shape === 'scalar') return { kind: 'slot', slot: range.firstSlot, span };
  const reader = isYearly ? yearOf(readerPeriod, expansion) : readerPeriod;
  const period = reader + lag;
  // How far back history reaches depends on the company, so that its first period may look back to nothing.
  if (reader < 1 && period < periodRange(expansion.timeline, isYearly, 'history').first)
    return {
      kind: 'missing',
      reason: beforeHistory[isYearly ? 'annual' : expansion.timeline.frequency],
      span,
    };
  if (period < range.firstPeriod || period > range.lastPeriod) {
    expansion.onMissingPeriod?.(item, period, span);
    return { kind: 'constant', value: 0, span };
  }
  return { kind: 'slot', slot: range.firstSlot + period - range.firstPeriod, span };
}

function expandApply(
  code: Operation,
  formulas: readonly Formula[],
  period: number,
  span: SourceSpan,
  expansion: Expansion,
): Term {
  const [first, second, third] = formulas as readonly [Formula, Formula?, Formula?];
  const decider = expandFormula(first, period, expansion);
  if (decider.kind === 'constant') {
    if (code === operation.select && second && third)
      return expandFormula(decider.value === 0 ? third : second, period, expansion);
    if (code === operation.and && decider.value === 0) return { kind: 'constant', value: 0, span };
    if (code === operation.or && decider.value !== 0) return { kind: 'constant', value: 1, span };
  }
  const others = formulas.slice(1).map((formula) => expandFormula(formula, period, expansion));
  return applyTo(code, [decider, ...others], span);
}

function applyTo(code: Operation, operands: readonly Term[], span: SourceSpan): Term {
  const values = operands.map((operand) => (operand.kind === 'constant' ? operand.value : Number.NaN));
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN] = values;
  const value = values.some(Number.isNaN) ? Number.NaN : calculate(code, a, b, c);
  // A constant part that fails stays a part, to fail with its reason when it is evaluated.
  return Number.isNaN(value)
    ? { kind: 'apply', operation: code, operands, span }
    : { kind: 'constant', value, span };
}

function expandFold(formula: Formula & { kind: 'fold' }, period: number, expansion: Expansion): Term {
  const { fold, series, span, isYearly = expansion.isYearly ?? false } = formula;
  const within = inPace(expansion, isYearly);
  const { first, last: end } = periodRange(expansion.timeline, isYearly, formula.range);
  const here = isYearly ? yearOf(period, expansion) : period;
  if (fold === 'running-sum' && (here < first || here > end)) {
    expansion.onMisplacedTotal?.(formula.range, span);
    return { kind: 'constant', value: 0, span };
  }
  const last = fold === 'running-sum' ? here : end;
  const at = (position: number): Term => expandFormula(series, position, within);
  const positions = (): readonly number[] =>
    Array.from({ length: end - first + 1 }, (_, index) => first + index);
  const list = (code: ListOperation, parts: readonly Formula[]): Term & { kind: 'list' } => ({
    kind: 'list',
    operation: code,
    operands: parts.flatMap((part) => positions().map((position) => expandFormula(part, position, within))),
    span,
  });
  const chain = (code: Operation, part: (position: number) => Term): Term => {
    let total = part(first);
    for (let position = first + 1; position <= last; position += 1)
      total = applyTo(code, [total, part(position)], span);
    return total;
  };
  switch (fold) {
    case 'first':
      return at(first);
    case 'last':
      return at(last);
    case 'sum':
    case 'running-sum':
      return chain(operation.add, at);
    case 'minimum':
      return chain(operation.minimum, at);
    case 'maximum':
      return chain(operation.maximum, at);
    case 'average': {
      const count: Term = { kind: 'constant', value: last - first + 1, span };
      return applyTo(operation.divide, [chain(operation.add, at), count], span);
    }
    case 'median':
      return list(listOperation.median, [series]);
    case 'quantile': {
      const { operands } = list(listOperation.quantile, [series]);
      const share = expandFormula(formula.by ?? series, period, expansion);
      return { kind: 'list', operation: listOperation.quantile, operands: [...operands, share], span };
    }
    case 'internal-rate':
      return list(listOperation.internalRate, [series]);
    case 'dated-internal-rate':
      return list(listOperation.datedInternalRate, [series, formula.by ?? series]);
    case 'nth':
      return expandNth(formula, positions(), period, { within, expansion });
    case 'present-value': {
      const rate = expandFormula(formula.rate ?? series, period, expansion);
      const growth = applyTo(operation.add, [{ kind: 'constant', value: 1, span }, rate], rate.span);
      return chain(operation.add, (position) => {
        const periods: Term = { kind: 'constant', value: position - first + 1, span };
        return applyTo(
          operation.divide,
          [at(position), applyTo(operation.power, [growth, periods], rate.span)],
          span,
        );
      });
    }
  }
}

/** The figure at a position, 1 the first: of a position that is not known yet, a choice among all. */
function expandNth(
  { series, by = series, span }: Formula & { kind: 'fold' },
  positions: readonly number[],
  period: number,
  { within, expansion }: { readonly within: Expansion; readonly expansion: Expansion },
): Term {
  const missing: Term = { kind: 'missing', reason: 'no figure at that position of the series', span };
  return positions.reduceRight<Term>((otherwise, position, index) => {
    // Expanded anew for each, so that the size of a program counts it each time.
    const wanted = expandFormula(by, period, expansion);
    const isIt = applyTo(
      operation.equal,
      [wanted, { kind: 'constant', value: index + 1, span }],
      wanted.span,
    );
    if (isIt.kind === 'constant')
      return isIt.value === 1 ? expandFormula(series, position, within) : otherwise;
    const operands = [isIt, expandFormula(series, position, within), otherwise];
    return { kind: 'apply', operation: operation.select, operands, span };
  }, missing);
}
