/** The default title of a model of a company. */
export const titleOfNewModel = (company: string): string => `${company}, free cash flow`;
