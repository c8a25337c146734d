import type { FeatureManifest } from '@finance-analyst/contributions';
import { paths } from '@finance-analyst/navigation';
import type { AnalyticsDependencies } from './AnalyticsDependencies.js';

/** What this feature contributes to the product. */
export const analyticsManifest: FeatureManifest<AnalyticsDependencies> = {
  loadStoredEntries: async () => [(await import('./risk-factors/factorFileEntry.js')).factorFileEntry],
  screens: [
    {
      id: 'analytics',
      path: paths.analytics,
      title: 'Analytics',
      question: 'How did I do?',
      group: 'portfolio',
      icon: 'pulse',
      load: async () => (await import('./screen/AnalyticsRoute.js')).AnalyticsRoute,
      leadsTo: [paths.portfolio],
    },
    {
      id: 'risk',
      path: paths.advancedAnalyticsDashboard,
      title: 'Risk',
      question: 'What could go wrong?',
      group: 'portfolio',
      icon: 'gauge',
      load: async () => (await import('./risk-screen/RiskRoute.js')).RiskRoute,
      leadsTo: [paths.portfolio, paths.analytics],
    },
  ],
};
