import { usePreferences } from '@finance-analyst/session';
import type { ReactElement } from 'react';
import type { QualityGiven } from '../QualityGiven.js';
import { UsabilityTestingScreen } from './UsabilityTestingScreen.js';

/** The usability test, which needs usage recording. */
export function UsabilityTestingRoute({
  analytics,
  clock,
  entries,
  preferences,
  isPerson,
}: QualityGiven): ReactElement {
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
