import { Button, Dialog, Notice } from '@finance-analyst/components';
import { useState, type ReactElement } from 'react';
import { messages } from './messages.js';
import type { RecordedUsage } from './RecordedUsage.js';

interface ClearRecordProps {
  readonly usage: RecordedUsage;
  readonly onDone: (notice: ReactElement) => void;
}

/** Clears all usage records, after a question. */
export function ClearRecord({ usage, onDone }: ClearRecordProps): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  const clear = async () => {
    setIsAsking(false);
    const outcome = await usage.clear();
    onDone(
      <Notice tone={outcome.ok ? 'success' : 'error'} announce={outcome.ok ? 'polite' : 'assertive'}>
        {outcome.ok ? messages.cleared : messages.clearFailed(outcome.reason)}
      </Notice>,
    );
  };
  return (
    <>
      <Button
        icon="trash"
        onPress={() => {
          setIsAsking(true);
        }}
      >
        {messages.clear}
      </Button>
      <Dialog
        size="small"
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={messages.clearTitle}
        actions={
          <>
            <Button
              onPress={() => {
                setIsAsking(false);
              }}
            >
              {messages.keep}
            </Button>
            <Button variant="danger" onPress={() => void clear()}>
              {messages.clearConfirm}
            </Button>
          </>
        }
      >
        <p>{messages.clearExplained}</p>
      </Dialog>
    </>
  );
}
