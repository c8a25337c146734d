import type { FeatureManifest } from '@finance-analyst/contributions';
import { paths } from '@finance-analyst/navigation';
import { HomeRoute } from './home/HomeRoute.js';
import type { OverviewDependencies } from './OverviewDependencies.js';

/** What this feature contributes to the product. */
export const overviewManifest: FeatureManifest<OverviewDependencies> = {
  screens: [
    {
      id: 'home',
      path: paths.home,
      title: 'Home',
      question: 'Where do I start?',
      group: 'home',
      icon: 'home',
      alsoIn: 'bar',
      // Loaded at the start, which usually shows it.
      load: () => Promise.resolve(HomeRoute),
      leadsTo: [paths.valuationWorkbench],
    },
  ],
};

export { WaysToStart } from './start/WaysToStart.js';
