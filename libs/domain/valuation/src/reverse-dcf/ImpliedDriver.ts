/**
 * A driver that a price implies: growth in every forecast year, the operating margin of the final year, the return on new
 * capital after the forecast, or EV/EBITDA at the end of the forecast.
 */
export type ImpliedDriver = 'growth' | 'margin' | 'new_capital' | 'exit_multiple';
