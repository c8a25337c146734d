import type { DocumentKindDefinition } from '../kinds/DocumentKindDefinition.js';
import { summaryOfPortfolio } from './summaryOfPortfolio.js';

/** The definition of portfolios as a kind. */
export const portfolioKind = {
  kind: 'portfolio',
  noun: { one: 'portfolio', many: 'portfolios' },
  currentVersion: 1,
  load: async () => (await import('./portfolioForm.js')).portfolioForm,
  summary: summaryOfPortfolio,
  attachments: [],
} as const satisfies DocumentKindDefinition;
