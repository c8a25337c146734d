import { saveFile } from '@finance-analyst/charts';
import { Notice } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { StoredEntries } from '@finance-analyst/stored-entries';
import { useMemo, useState, type ReactElement } from 'react';
import { QualityScreen } from '../frame/QualityScreen.js';
import { eventTypes } from '../metrics/eventTypes.js';
import type { RecordedTask } from '../metrics/usabilityTasks.js';
import type { RecordedUsage } from '../usage/RecordedUsage.js';
import { useRecordedEvents } from '../usage/useRecordedEvents.js';
import { ArrivingPart } from './ArrivingPart.js';
import { ConsentPanel } from './ConsentPanel.js';
import { messages } from './messages.js';
import { readResults } from './readResults.js';
import { recordTry } from './recordTry.js';
import type { ResultFile } from './resultFiles.js';
import { ResultsPanel } from './ResultsPanel.js';
import { runningTask } from './runningTask.js';
import { RunningTaskPanel } from './RunningTaskPanel.js';
import { ScalePanel } from './ScalePanel.js';
import type { ScaleAnswer } from './systemUsabilityScale.js';
import { TaskListPanel } from './TaskListPanel.js';
import { testFigures } from './testFigures.js';
import type { TestSession } from './TestSession.js';
import { useTestSession } from './useTestSession.js';

export interface UsabilityTestingScreenProps {
  readonly analytics: RecordedUsage;
  readonly clock: () => Date;
  /** A task continues while other screens are open. */
  readonly entries: StoredEntries;
  /** Whether usage is recorded on this device; no result is stored without it. */
  readonly isRecording: boolean;
  /** Delivers a file to the person; by default as a download. */
  readonly onSave?: ((file: ResultFile) => void) | undefined;
}

/** `/usability-testing`: where do people get stuck? */
export function UsabilityTestingScreen({
  analytics,
  clock,
  entries,
  isRecording,
  onSave = saveFile,
}: UsabilityTestingScreenProps): ReactElement {
  const { format } = useFigureFormat();
  const events = useRecordedEvents(analytics);
  const results = useMemo(() => readResults(events.usage), [events.usage]);
  const { session, isUnstored, change: keep } = useTestSession(entries);
  const [isMoving, setIsMoving] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const running = runningTask(session);
  const now = () => clock().toISOString();
  const change = (next: TestSession | null) => {
    setIsMoving(true);
    keep(next);
  };

  const endTask = (outcome: RecordedTask['outcome']) => {
    if (!session || !running) return;
    setSaid(recordTry({ analytics, clock }, running, outcome));
    change({ ...session, running: null });
  };
  const saveScale = (score: number, answers: readonly ScaleAnswer[]) => {
    analytics.track(eventTypes.usabilityScale, { score, answers: answers.join(' ') });
    setSaid(messages.scaleSaved(format(score, { kind: 'number', precision: 1 })));
  };
  const problem = analytics.problem();
  const mayTest = session !== null && isRecording;
  return (
    <QualityScreen title={messages.title} figures={testFigures(results)}>
      {said !== null && (
        <Notice tone="success" announce="polite">
          {said}
        </Notice>
      )}
      {problem !== null && <Notice tone="warning">{problem}</Notice>}
      {mayTest && isUnstored && <Notice tone="warning">{messages.notStored}</Notice>}
      {!mayTest && (
        <ArrivingPart takesFocus={isMoving}>
          <ConsentPanel
            isRecording={isRecording}
            onBegin={() => {
              change({ consentedAt: now(), running: null });
            }}
          />
        </ArrivingPart>
      )}
      {mayTest && running && (
        <ArrivingPart takesFocus={isMoving}>
          <RunningTaskPanel {...running} onEnd={endTask} />
        </ArrivingPart>
      )}
      {mayTest && !running && (
        <ArrivingPart takesFocus={isMoving}>
          <TaskListPanel
            onStart={(taskId) => {
              setSaid(null);
              change({ ...session, running: { taskId, startedAt: now() } });
            }}
            onEnd={() => {
              change(null);
            }}
          />
        </ArrivingPart>
      )}
      {mayTest && !running && <ScalePanel onSave={saveScale} />}
      <ResultsPanel results={results} onSave={onSave} />
    </QualityScreen>
  );
}
