import type { ScreenProps } from '@finance-analyst/contributions';
import { Suspense, type ReactElement } from 'react';
import type { UncertaintyDependencies } from '../UncertaintyDependencies.js';
import { ScenarioAnalysisScreen } from './ScenarioAnalysisScreen.js';

/** Scenario analysis with the ways to a first model, loaded only when needed. */
export function ScenarioAnalysisRoute({
  workspace,
  clock,
  createId,
  entries,
  loadSimulationWorkers,
  onDataShown,
  WaysToStart,
}: UncertaintyDependencies & ScreenProps): ReactElement {
  return (
    <ScenarioAnalysisScreen
      workspace={workspace}
      clock={clock}
      createId={createId}
      entries={entries}
      loadSimulationWorkers={loadSimulationWorkers}
      onDataShown={onDataShown}
      start={
        <Suspense fallback={null}>
          <WaysToStart onDataShown={onDataShown} />
        </Suspense>
      }
    />
  );
}
