/** The lines of the valuation shown year by year, by their names in the model. */
export const yearLines = ['revenue', 'margin', 'income', 'shares', 'income_per_share', 'dividend'] as const;
