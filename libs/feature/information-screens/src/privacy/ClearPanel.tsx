import { Button, Dialog, Notice } from '@finance-analyst/components';
import { useState, type ReactElement } from 'react';
import { messages } from '../messages.js';
import { clearables, type Clearable, type ClearOutcome } from './clearDeviceData.js';
import styles from './Privacy.module.css';

export interface ClearPanelProps {
  readonly clear: (what: Clearable) => Promise<ClearOutcome>;
}

interface Cleared {
  readonly what: Clearable;
  readonly outcome: ClearOutcome;
}

const verbFor = (what: Clearable): string => (what === 'work' ? messages.erase : messages.clear);

/** Clears one part of the stored data, after asking. */
export function ClearPanel({ clear }: ClearPanelProps): ReactElement {
  const [asked, setAsked] = useState<Clearable | null>(null);
  const [busy, setBusy] = useState<Clearable | null>(null);
  const [cleared, setCleared] = useState<Cleared | null>(null);

  const run = async (what: Clearable) => {
    setAsked(null);
    setBusy(what);
    setCleared({ what, outcome: await clear(what) });
    setBusy(null);
  };
  const close = () => {
    setAsked(null);
  };
  return (
    <div>
      <ul className={styles['parts']}>
        {clearables.map((what) => (
          <li key={what}>
            <div className={styles['part']}>
              <span className={styles['name']}>{messages.places[what]}</span>
              <span className={styles['detail']}>{messages.clearExplained[what]}</span>
            </div>
            <Button
              variant={what === 'work' ? 'danger' : 'default'}
              size="compact"
              aria-label={messages.clearPart(verbFor(what), messages.places[what])}
              onPress={() => {
                if (busy === null) setAsked(what);
              }}
            >
              {verbFor(what)}
            </Button>
          </li>
        ))}
      </ul>
      <span role="status">{busy !== null && messages.clearing}</span>
      {busy === null &&
        cleared &&
        (cleared.outcome.ok ? (
          <Notice tone="success" announce="polite">
            {messages.cleared[cleared.what]}
          </Notice>
        ) : (
          <Notice tone="error" announce="assertive" title={messages.clearFailed}>
            {cleared.outcome.reason}
          </Notice>
        ))}
      {asked !== null && (
        <Dialog
          size="small"
          isOpen
          onOpenChange={close}
          title={messages.clearQuestion[asked]}
          actions={
            <>
              <Button onPress={close}>{messages.keep}</Button>
              <Button variant="danger" onPress={() => void run(asked)}>
                {verbFor(asked)}
              </Button>
            </>
          }
        >
          <p>{messages.clearConsequence[asked]}</p>
        </Dialog>
      )}
    </div>
  );
}
