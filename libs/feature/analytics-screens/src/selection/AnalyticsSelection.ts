import { dayNumber, type PeriodLength, usualTiming, type FlowTiming } from '@finance-analyst/portfolio';

export const windowNames = ['start', 'ytd', '1y', '3y', '5y', 'custom'] as const;

/** From which day on returns are measured. */
export type WindowName = (typeof windowNames)[number];

export const timingNames = ['usual', 'start', 'end'] as const;

/** When on their day deposits and withdrawals count. */
export type TimingName = (typeof timingNames)[number];

export const groupNames = ['holding', 'account', 'currency', 'sector'] as const;

export type GroupName = (typeof groupNames)[number];

export const periodNames = [
  'year',
  'quarter',
  'month',
  'week',
  'day',
] as const satisfies readonly PeriodLength[];

export const attributionGroupNames = ['sector', 'currency', 'country', 'instrument'] as const;

/** By what a portfolio is compared with a benchmark. */
export type AttributionGroupName = (typeof attributionGroupNames)[number];

export const leftOutNames = ['income', 'fees', 'taxes'] as const;

/** What a return can leave out. */
export type LeftOutName = (typeof leftOutNames)[number];

/** What the screen shows of a portfolio, as its address says. */
export interface AnalyticsSelection {
  readonly window: WindowName;
  /** Of a custom window: its first and last day, ISO; null for the start and for today. */
  readonly from: string | null;
  readonly to: string | null;
  /** Id of the only account; null for all. */
  readonly account: string | null;
  /** The only part that is measured, as `readScope` reads it; null for all. */
  readonly scope: string | null;
  readonly timing: TimingName;
  readonly group: GroupName;
  /** How long the periods of the table of returns are. */
  readonly period: PeriodLength;
  /** A symbol; null for none. */
  readonly benchmark: string | null;
  /** What it is compared with by group, as `readChoice` reads it; null for nothing. */
  readonly versus: string | null;
  readonly attributionGroup: AttributionGroupName;
  /** What is left out of the return that is shown beside those with everything. */
  readonly without: readonly LeftOutName[];
}

type Query = Pick<URLSearchParams, 'get'>;

const oneOf = <Name extends string>(names: readonly [Name, ...Name[]], given: string | null): Name =>
  names.find((name) => name === given) ?? names[0];

const dayIn = (query: Query, name: string): string | null => {
  const given = query.get(name) ?? '';
  return dayNumber(given) === null ? null : given;
};

const namesIn = (given: string | null): readonly LeftOutName[] => {
  const named = given?.split(',') ?? [];
  return leftOutNames.filter((name) => named.includes(name));
};

/** The selection of an address; what it does not name is as usual. */
export function readSelection(query: Query): AnalyticsSelection {
  return {
    window: oneOf(windowNames, query.get('window')),
    from: dayIn(query, 'from'),
    to: dayIn(query, 'to'),
    account: query.get('account') || null,
    scope: query.get('only') || null,
    timing: oneOf(timingNames, query.get('flows')),
    group: oneOf(groupNames, query.get('by')),
    period: oneOf(periodNames, query.get('periods')),
    benchmark: query.get('benchmark')?.trim().toUpperCase() || null,
    versus: query.get('versus') || null,
    attributionGroup: oneOf(attributionGroupNames, query.get('attribution')),
    without: namesIn(query.get('without')),
  };
}

/** The same address with another selection; what is as usual is left out. */
export function writeSelection(query: URLSearchParams, selection: AnalyticsSelection): URLSearchParams {
  const next = new URLSearchParams(query);
  const {
    window,
    from,
    to,
    account,
    scope,
    timing,
    group,
    period,
    benchmark,
    versus,
    attributionGroup,
    without,
  } = selection;
  const isCustom = window === 'custom';
  const entries = {
    window: window === 'start' ? null : window,
    from: isCustom ? from : null,
    to: isCustom ? to : null,
    account,
    only: scope,
    flows: timing === 'usual' ? null : timing,
    by: group === 'holding' ? null : group,
    periods: period === 'year' ? null : period,
    benchmark,
    versus,
    attribution: attributionGroup === 'sector' ? null : attributionGroup,
    without: without.length === 0 ? null : without.join(','),
  };
  for (const [name, value] of Object.entries(entries))
    if (value === null) next.delete(name);
    else next.set(name, value);
  return next;
}

/** The timing by its name. */
export const timingOf = (name: TimingName): FlowTiming =>
  name === 'usual' ? usualTiming : { inflows: name, outflows: name };
