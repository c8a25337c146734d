import type { FeatureManifest } from '@finance-analyst/contributions';
import { paths } from '@finance-analyst/navigation';
import { HomeRoute } from './home/HomeRoute.js';
import type { OverviewDependencies } from './OverviewDependencies.js';

/** What this feature brings into the product. */
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
      // Part of what the start loads, which mostly shows it.
      load: () => Promise.resolve(HomeRoute),
      leadsTo: [paths.valuationWorkbench],
    },
  ],
};

export { WaysToStart } from './start/WaysToStart.js';
