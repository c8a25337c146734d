import { Button, Dialog, Notice, SegmentedControl, TextField, useAction } from '@finance-analyst/components';
import { useState, type ReactElement } from 'react';
import { messages } from './messages.js';
import { eventTypes } from '../metrics/eventTypes.js';
import type { RecordedUsage } from './RecordedUsage.js';
import styles from './SatisfactionSurvey.module.css';

export interface SatisfactionSurveyProps {
  readonly analytics: Pick<RecordedUsage, 'track' | 'setSurveyAnswered'>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const scores = ['1', '2', '3', '4', '5'] as const;
type Score = (typeof scores)[number];

const options = scores.map((value) => ({ value, label: value }));
const longestComment = 1000;

/** Asks for satisfaction from 1 to 5. The entry stays until it is recorded or the survey is closed. */
export function SatisfactionSurvey({ analytics, isOpen, onClose }: SatisfactionSurveyProps): ReactElement {
  return (
    <Dialog
      size="small"
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => {
        if (!isStillOpen) onClose();
      }}
      title={messages.surveyTitle}
      isDismissable={false}
    >
      <SurveyForm analytics={analytics} onClose={onClose} />
    </Dialog>
  );
}

function SurveyForm({ analytics, onClose }: Omit<SatisfactionSurveyProps, 'isOpen'>): ReactElement {
  const [score, setScore] = useState<Score | ''>('');
  const [comment, setComment] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const { isRunning, run: send } = useAction(async () => {
    if (score === '') {
      setProblem(messages.surveyMissing);
      return;
    }
    const words = comment.trim();
    const outcome = await analytics.setSurveyAnswered({
      score: Number(score),
      ...(words === '' ? {} : { comment: words }),
    });
    if (!outcome.ok) {
      setProblem(messages.surveyFailed(outcome.reason));
      return;
    }
    // Usage events are kept longer than analytics events: figures over months are computed from them.
    analytics.track(eventTypes.surveyAnswered, { score: Number(score) });
    onClose();
  });
  return (
    <div className={styles['survey']}>
      <p>{messages.surveyScale}</p>
      <SegmentedControl<Score | ''>
        label={messages.surveyQuestion}
        isLabelHidden={false}
        value={score}
        options={options}
        onChange={setScore}
      />
      <TextField
        label={messages.surveyComment}
        description={messages.surveyCommentNote}
        value={comment}
        onChange={setComment}
        rows={3}
        maxLength={longestComment}
      />
      {problem !== null && (
        <Notice tone="error" announce="assertive">
          {problem}
        </Notice>
      )}
      <div className={styles['actions']}>
        <Button onPress={onClose}>{messages.surveyLater}</Button>
        <Button variant="primary" isBusy={isRunning} onPress={() => void send()}>
          {messages.surveySend}
        </Button>
      </div>
    </div>
  );
}
