import type { MethodView } from './MethodView.js';

/** What methods with a valuation date and a first period that may be part of a year have in common. */
export const datedValue = {
  valueDay: ({ body }) => {
    const day = body.assumptions.find(({ input }) => input === 'valuation_date')?.value;
    return typeof day === 'string' ? day : undefined;
  },
  valueDayIs: 'the valuation date of the model',
  periodLines: { length: 'period_length', start: 'period_start', end: 'period_end' },
} as const satisfies Partial<MethodView>;
