import { Button, Checkbox, Notice, Panel } from '@finance-analyst/components';
import { useState, type ReactElement } from 'react';
import { messages } from './messages.js';
import styles from './UsabilityPanels.module.css';

export interface ConsentPanelProps {
  /** Whether recording is possible. */
  readonly isRecording: boolean;
  readonly onBegin: () => void;
}

/** Explains what is recorded and asks for consent, without which nothing begins. */
export function ConsentPanel({ isRecording, onBegin }: ConsentPanelProps): ReactElement {
  const [isAgreed, setIsAgreed] = useState(false);
  return (
    <Panel title={messages.consentTitle}>
      <div className={styles['stack']}>
        <p className={styles['words']}>{messages.consentExplained}</p>
        <p className={styles['words']}>{messages.consentClear}</p>
        {isRecording ? (
          <Checkbox isSelected={isAgreed} onChange={setIsAgreed}>
            {messages.consent}
          </Checkbox>
        ) : (
          <Notice tone="warning">{messages.recordingOff}</Notice>
        )}
        <div>
          <Button variant="primary" isDisabled={!isAgreed || !isRecording} onPress={onBegin}>
            {messages.begin}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
