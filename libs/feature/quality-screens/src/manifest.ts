import type { FeatureManifest } from '@finance-analyst/contributions';
import { paths } from '@finance-analyst/navigation';
import type { QualityDependencies } from './QualityDependencies.js';
import { taskCompanion } from './usability/taskCompanion.js';
import { usabilityTestEntry } from './usability/usabilityTestEntry.js';
import { surveyCompanion } from './usage/surveyCompanion.js';

/** What this feature contributes to the product. */
export const qualityManifest: FeatureManifest<QualityDependencies> = {
  screens: [
    {
      id: 'performance',
      path: paths.performance,
      title: 'Performance',
      question: 'Is the product fast enough here?',
      group: 'diagnostics',
      icon: 'gauge',
      load: async () => (await import('./performance/PerformanceScreen.js')).PerformanceScreen,
    },
    {
      id: 'heartDashboard',
      path: '/heart-dashboard',
      title: 'Usage',
      question: 'Does the product help the people who use it?',
      group: 'diagnostics',
      icon: 'pulse',
      load: async () => (await import('./usage/HeartDashboardScreen.js')).HeartDashboardScreen,
    },
    {
      id: 'usabilityTesting',
      path: paths.usabilityTesting,
      title: 'Usability testing',
      question: 'Where do people get stuck?',
      group: 'diagnostics',
      icon: 'clipboard',
      load: async () => (await import('./usability/UsabilityTestingRoute.js')).UsabilityTestingRoute,
    },
    {
      id: 'mobile',
      path: '/mobile',
      title: 'This device',
      question: 'Is this device ready?',
      group: 'diagnostics',
      icon: 'device',
      load: async () => (await import('./device/MobileRoute.js')).MobileRoute,
    },
    {
      id: 'status',
      path: paths.status,
      title: 'Service status',
      question: 'Can I trust the service?',
      group: 'diagnostics',
      icon: 'server',
      alsoIn: 'footer',
      shortcut: 'Status',
      load: async () => (await import('./status/StatusRoute.js')).StatusRoute,
    },
  ],
  overlays: [
    {
      id: 'performance',
      title: 'Performance dashboard',
      command: {
        title: 'Open the performance dashboard',
        word: 'performance',
        shortcut: { key: 'p', primary: true, shift: true },
      },
      load: async () => (await import('./performance/PerformanceSummary.js')).PerformanceSummary,
    },
  ],
  companions: [taskCompanion, surveyCompanion],
  loadStoredEntries: async () => [usabilityTestEntry],
};
