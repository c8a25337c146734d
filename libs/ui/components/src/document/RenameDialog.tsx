import { useState, type ReactElement } from 'react';
import { useAction } from '../action/useAction.js';
import { Button } from '../button/Button.js';
import { TextField } from '../field/TextField.js';
import { DocumentDialog } from './DocumentDialog.js';
import { documentMessages } from './documentMessages.js';
import { nounMessages } from './nounMessages.js';

export interface RenameDialogProps {
  /** The noun for the document: `model`. */
  readonly noun: string;
  readonly name: string;
  /** Resolves to the reason why the document was not renamed; null if it was, which closes the dialog. */
  readonly onRename: (name: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** The name is selected in its field, so typing replaces it. */
const selectName = (form: HTMLFormElement | null): void => {
  const field = form?.querySelector('input');
  field?.focus();
  field?.select();
};

/** Asks for the name of a document. An empty name is not accepted. */
export function RenameDialog({ noun, name: present, onRename, onClose }: RenameDialogProps): ReactElement {
  const ofNoun = nounMessages(noun);
  const [name, setName] = useState(present);
  const isName = name.trim() !== '';
  const [problem, setProblem] = useState<string | undefined>();
  const { isRunning, run: rename } = useAction(async () => {
    if (!isName) return;
    const reason = await onRename(name.trim());
    if (reason === null) onClose();
    else setProblem(reason);
  });
  return (
    <DocumentDialog
      size="small"
      title={ofNoun.renameTitle}
      onClose={onClose}
      action={
        <Button variant="primary" isDisabled={!isName} isBusy={isRunning} onPress={() => void rename()}>
          {documentMessages.rename}
        </Button>
      }
    >
      <form
        ref={selectName}
        onSubmit={(event) => {
          event.preventDefault();
          void rename();
        }}
      >
        <TextField
          label={documentMessages.name}
          description={documentMessages.renameExplained}
          error={problem}
          value={name}
          onChange={setName}
          isRequired
        />
      </form>
    </DocumentDialog>
  );
}
