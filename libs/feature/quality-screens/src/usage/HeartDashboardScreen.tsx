import { Button, Notice, SegmentedControl } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { useScreens } from '@finance-analyst/navigation';
import { useMemo, useState, type ReactElement } from 'react';
import { QualityScreen } from '../frame/QualityScreen.js';
import { ClearRecord } from './ClearRecord.js';
import { DimensionPanel } from './DimensionPanel.js';
import { heartFigures } from './heartFigures.js';
import { messages } from './messages.js';
import { windowStart } from '../metrics/inWindow.js';
import { dayIn } from '../metrics/dayIn.js';
import type { RecordedUsage } from './RecordedUsage.js';
import { SatisfactionSurvey } from './SatisfactionSurvey.js';
import { usageFigures } from './usageFigures.js';
import { useRecordedEvents } from './useRecordedEvents.js';

export interface HeartDashboardScreenProps {
  readonly analytics: RecordedUsage;
  readonly clock: () => Date;
}

const windows = ['7', '28', '90'] as const;
type Window = (typeof windows)[number];

const options = windows.map((value) => ({ value, label: messages.windowDays(Number(value)) }));

/** `/heart-dashboard`: does the product help the people who use it? */
export function HeartDashboardScreen({ analytics, clock }: HeartDashboardScreenProps): ReactElement {
  const { formatDate, timeZone } = useFigureFormat();
  const screens = useScreens();
  const events = useRecordedEvents(analytics);
  const [chosen, setChosen] = useState<Window>('28');
  const [isAsked, setIsAsked] = useState(false);
  const [notice, setNotice] = useState<ReactElement | null>(null);
  const now = clock();
  const days = Number(chosen);
  const zone = timeZone();
  const dayOf = useMemo(() => dayIn(zone), [zone]);
  const dimensions = heartFigures({ ...events, days, now, dayOf, screens });
  const first = events.usage[0];
  const problem = analytics.problem();
  const beginsInside = first !== undefined && Date.parse(first.timestamp) > windowStart({ now, days });
  return (
    <QualityScreen
      title={messages.title}
      figures={usageFigures(dimensions, first)}
      actions={
        <>
          <Button
            onPress={() => {
              setIsAsked(true);
            }}
          >
            {messages.surveyOpen}
          </Button>
          <ClearRecord usage={analytics} onDone={setNotice} />
        </>
      }
    >
      <SegmentedControl
        label={messages.windowLabel}
        isLabelHidden={false}
        value={chosen}
        options={options}
        onChange={setChosen}
      />
      {notice}
      {problem !== null && <Notice tone="warning">{problem}</Notice>}
      {!first && <Notice tone="note">{messages.nothingRecorded}</Notice>}
      {beginsInside && <Notice tone="note">{messages.recordBegins(formatDate(first.timestamp))}</Notice>}
      {dimensions.map((dimension) => (
        <DimensionPanel key={dimension.id} dimension={dimension} />
      ))}
      <p>{messages.explanation}</p>
      <SatisfactionSurvey
        analytics={analytics}
        isOpen={isAsked}
        onClose={() => {
          setIsAsked(false);
        }}
      />
    </QualityScreen>
  );
}
