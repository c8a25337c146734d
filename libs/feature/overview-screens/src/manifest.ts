import type { FeatureManifest } from '@finance-analyst/contributions';
import { paths } from '@finance-analyst/navigation';
import type { OverviewGiven } from './OverviewGiven.js';

const loadHome = () => import('./home/HomeRoute.js');

/** What this feature brings into the product. */
export const overviewManifest: FeatureManifest<OverviewGiven> = {
  screens: [
    {
      id: 'home',
      path: paths.home,
      title: 'Home',
      question: 'Where do I start?',
      group: 'home',
      icon: 'home',
      alsoIn: 'bar',
      load: async () => (await loadHome()).HomeRoute,
      leadsTo: [paths.valuationWorkbench],
    },
  ],
};

/** The ways to a company or model as Home has them, for a screen that has none to show. */
export const loadWaysToStart = async () => (await loadHome()).WaysToStart;
