import { createLazyScreen, paths, screenAt } from '@finance-analyst/navigation';
import { usabilityTestEntry } from '@finance-analyst/quality-screens/manifest';
import { usePreferences } from '@finance-analyst/session';
import { useStoredValue } from '@finance-analyst/stored-entries';
import { Suspense, type ReactElement } from 'react';
import { screens } from '../features.js';
import type { Services } from '../services/Services.js';

const LoadedTaskStrip = createLazyScreen(async () => (await import('./LoadedTaskStrip.js')).LoadedTaskStrip, {
  failureTitle: 'The current task could not be shown',
});

export interface RunningTaskProps {
  readonly services: Pick<Services, 'analytics' | 'clock' | 'preferences' | 'runKind' | 'entries'>;
  /** Of the screen that is open. */
  readonly path: string;
}

/** The strip of a usability test that is under way, on every screen but the test's own, which has it in full. */
export function RunningTask({ services, path }: RunningTaskProps): ReactElement | null {
  const { analytics, clock, preferences, runKind, entries } = services;
  const isTesting = useStoredValue(entries.open(usabilityTestEntry)) !== null;
  const { usageRecording } = usePreferences(preferences);
  const isRecording = usageRecording && runKind === 'person';
  const isTestScreen = screenAt(screens, path)?.path === paths.usabilityTesting;
  if (!isTesting || !isRecording || isTestScreen) return null;
  return (
    <Suspense>
      <LoadedTaskStrip analytics={analytics} clock={clock} entries={entries} />
    </Suspense>
  );
}
