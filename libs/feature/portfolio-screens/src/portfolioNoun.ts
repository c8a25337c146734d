import { documentKinds } from '@finance-analyst/documents';

/** What notices and dialogs call the document on the screen. */
export const portfolioNoun = documentKinds.portfolio.noun.one;
