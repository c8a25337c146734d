/** What a model of a company is called until it has another name. */
export const titleOfNewModel = (company: string): string => `${company}, free cash flow`;
