/**
 * Names what `normaliseCompanyFacts` makes of company facts. Raise it with every change that gives other figures, words
 * or fields for the same facts, so that statements stored under an earlier version are derived again.
 */
export const statementsVersion = 5;
