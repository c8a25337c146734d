import type { FormulaView, Timeline } from '@finance-analyst/model-engine';
import type { ModelLayout, PeriodColumn } from './ModelLayout.js';
import { modelColumns } from './modelColumns.js';
import { noPeriods, periodsOf, yearsOf } from './yearsOf.js';

/** The columns of the periods of a model, as its layout has them. */
export type PlacedPeriods = Pick<ModelLayout, 'periods' | 'years' | 'columns' | 'columnOf'> & {
  /** The column of an item's figure; throws a RangeError for a period that the item does not have. */
  readonly checkedColumn: (item: number, period: number) => number;
};

/** Places the periods of a model beside one another, and after the last quarter the years of a timeline in quarters. */
export function placePeriods(view: FormulaView, timeline: Timeline): PlacedPeriods {
  const { items } = view;
  const series = items.filter(({ shape, isYearly }) => shape === 'series' && !isYearly);
  const periods = {
    first: Math.min(1, ...series.map(({ firstPeriod }) => firstPeriod)),
    last: timeline.forecastPeriods,
  };
  const years = yearsOf(view, timeline);
  const columns: readonly PeriodColumn[] = [
    ...periodsOf(periods).map((period) => ({ period, isYearly: false })),
    ...periodsOf(years ?? noPeriods).map((period) => ({ period, isYearly: true })),
  ];
  const columnOf: ModelLayout['columnOf'] = (period, isYearly = false) =>
    modelColumns.firstPeriod +
    (isYearly && years ? periods.last - periods.first + 1 + period - years.first : period - periods.first);
  return {
    periods,
    years,
    columns,
    columnOf,
    checkedColumn: (item, period) => {
      const { name, firstPeriod, lastPeriod, isYearly } = items[item] as (typeof items)[number];
      if (period < firstPeriod || period > lastPeriod)
        throw new RangeError(`${name} has no period ${period}`);
      return columnOf(period, isYearly);
    },
  };
}
