import { Button, TextField, useAction } from '@finance-analyst/components';
import { useState } from 'react';
import { ModelDialogFrame } from './ModelDialogFrame.js';
import type { Saving } from './Saving.js';
import { messages } from './messages.js';

/** The name stands selected in its field: typing replaces it. */
const selectName = (form: HTMLFormElement | null): void => {
  const field = form?.querySelector('input');
  field?.focus();
  field?.select();
};

/** Asks for the model's own name. */
export function RenameDialog({
  saving: { document, rename },
  onClose,
}: {
  readonly saving: Saving;
  readonly onClose: () => void;
}) {
  const [name, setName] = useState(document.title);
  const isName = name.trim() !== '';
  const [problem, setProblem] = useState<string | undefined>();
  const { isRunning, run: take } = useAction(async () => {
    if (!isName) return;
    const end = await rename(name.trim());
    if (end.kind === 'saved' || end.kind === 'unchanged' || end.kind === 'left') {
      onClose();
      return;
    }
    setProblem(end.kind === 'failed' ? end.reason : messages.notRenamed);
  });
  return (
    <ModelDialogFrame
      size="small"
      title={messages.renameTitle}
      onClose={onClose}
      action={
        <Button variant="primary" isDisabled={!isName} isBusy={isRunning} onPress={() => void take()}>
          {messages.rename}
        </Button>
      }
    >
      <form
        ref={selectName}
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <TextField
          label={messages.name}
          description={messages.renameExplained}
          error={problem}
          value={name}
          onChange={setName}
          isRequired
        />
      </form>
    </ModelDialogFrame>
  );
}
