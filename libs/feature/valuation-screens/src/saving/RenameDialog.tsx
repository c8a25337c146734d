import { Button, TextField } from '@finance-analyst/components';
import { useState } from 'react';
import { ModelDialogFrame } from './ModelDialogFrame.js';
import type { Saving } from './useSaving.js';
import { messages } from './messages.js';

/** The name stands selected in its field: typing replaces it. */
const selectName = (form: HTMLFormElement | null): void => {
  const field = form?.querySelector('input');
  field?.focus();
  field?.select();
};

/** Asks for the model's own name. */
export function RenameDialog({
  saving: { document },
  onRename,
  onClose,
}: {
  readonly saving: Saving;
  readonly onRename: (title: string) => void;
  readonly onClose: () => void;
}) {
  const [name, setName] = useState(document.title);
  const isName = name.trim() !== '';
  const take = () => {
    if (!isName) return;
    onRename(name.trim());
    onClose();
  };
  return (
    <ModelDialogFrame
      size="small"
      title={messages.renameTitle}
      onClose={onClose}
      action={
        <Button variant="primary" isDisabled={!isName} onPress={take}>
          {messages.rename}
        </Button>
      }
    >
      <form
        ref={selectName}
        onSubmit={(event) => {
          event.preventDefault();
          take();
        }}
      >
        <TextField
          label={messages.name}
          description={messages.renameExplained}
          value={name}
          onChange={setName}
          isRequired
        />
      </form>
    </ModelDialogFrame>
  );
}
