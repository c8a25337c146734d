import type { CompanionManifest } from '@finance-analyst/contributions';
import { paths, screenAt } from '@finance-analyst/navigation';
import type { QualityDependencies } from '../QualityDependencies.js';
import type { TaskStripProps } from './TaskStrip.js';
import { usabilityTestEntry } from './usabilityTestEntry.js';

export type TaskCompanionDependencies = TaskStripProps &
  Pick<QualityDependencies, 'isPerson' | 'preferences'>;

const testScreens = [{ path: paths.usabilityTesting }];

/** The strip of a usability test in progress, on every screen but the test's own. */
export const taskCompanion: CompanionManifest<TaskCompanionDependencies> = {
  id: 'usability-task',
  failureTitle: 'The task in progress could not be shown',
  isShown: ({ entries, isPerson, preferences }, path) =>
    isPerson &&
    preferences.read().usageRecording &&
    entries.open(usabilityTestEntry).read() !== null &&
    screenAt(testScreens, path) === null,
  subscribe: ({ entries, preferences }, listener) => {
    const stops = [
      entries.open(usabilityTestEntry).subscribe(() => {
        listener();
      }),
      preferences.subscribe(listener),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  },
  load: async () => (await import('./TaskStrip.js')).TaskStrip,
};
