import { Button, Notice, Panel, SegmentedControl } from '@finance-analyst/components';
import { useState, type ReactElement } from 'react';
import { messages } from './messages.js';
import { statementCount, systemUsabilityScale, type ScaleAnswer } from './systemUsabilityScale.js';
import styles from './UsabilityPanels.module.css';

export interface ScalePanelProps {
  readonly onSave: (score: number, answers: readonly ScaleAnswer[]) => void;
}

const points = [1, 2, 3, 4, 5] as const;
type Point = `${(typeof points)[number]}`;

const options = points.map((point) => ({ value: String(point) as Point, label: String(point) }));
const none: readonly ScaleAnswer[] = Array.from({ length: statementCount }, () => null);

/** The ten statements of the System Usability Scale. */
export function ScalePanel({ onSave }: ScalePanelProps): ReactElement {
  const [answers, setAnswers] = useState(none);
  const [problem, setProblem] = useState<string | null>(null);

  const save = () => {
    const score = systemUsabilityScale(answers);
    setProblem(score.ok ? null : score.reason);
    if (!score.ok) return;
    onSave(score.value, answers);
    setAnswers(none);
  };
  return (
    <Panel title={messages.scale} footer={messages.scaleSource}>
      <div className={styles['stack']}>
        <p className={styles['words']}>{messages.scaleExplained}</p>
        {messages.statements.map((statement, index) => (
          <SegmentedControl<Point | ''>
            key={statement}
            label={messages.numbered(index, statement)}
            isLabelHidden={false}
            value={asPoint(answers[index] ?? null)}
            options={options}
            onChange={(value) => {
              setAnswers(answers.with(index, points.find((point) => String(point) === value) ?? null));
            }}
          />
        ))}
        {problem !== null && (
          <Notice tone="error" announce="assertive">
            {problem}
          </Notice>
        )}
        <div>
          <Button onPress={save}>{messages.scaleSave}</Button>
        </div>
      </div>
    </Panel>
  );
}

const asPoint = (answer: ScaleAnswer): Point | '' => (answer === null ? '' : (String(answer) as Point));
