import { usePreferences } from '@finance-analyst/session';
import type { ReactElement } from 'react';
import type { QualityDependencies } from '../QualityDependencies.js';
import { UsabilityTestingScreen } from './UsabilityTestingScreen.js';

/** The usability test, which needs usage recording. */
export function UsabilityTestingRoute({
  analytics,
  clock,
  entries,
  preferences,
  isPerson,
}: QualityDependencies): ReactElement {
  const { usageRecording } = usePreferences(preferences);
  return (
    <UsabilityTestingScreen
      analytics={analytics}
      clock={clock}
      entries={entries}
      isRecording={usageRecording && isPerson}
    />
  );
}
