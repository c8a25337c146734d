import type { FeatureManifest } from '@finance-analyst/contributions';
import { paths } from '@finance-analyst/navigation';
import type { PortfolioDependencies } from './PortfolioDependencies.js';

/** What this feature contributes to the product. */
export const portfolioManifest: FeatureManifest<PortfolioDependencies> = {
  screens: [
    {
      id: 'portfolio',
      path: paths.portfolio,
      otherPath: '/portfolio-management',
      title: 'Portfolio',
      question: 'What do I own?',
      group: 'portfolio',
      icon: 'table',
      alsoIn: 'bar',
      load: async () => (await import('./screen/PortfolioRoute.js')).PortfolioRoute,
    },
  ],
  loadDocumentKinds: async () => (await import('./portfolioDocumentKinds.js')).portfolioDocumentKinds,
};

/** How many shares of a company each portfolio holds, for screens about the company. */
export const loadHeldShares = async () => (await import('./held/HeldShares.js')).HeldShares;
