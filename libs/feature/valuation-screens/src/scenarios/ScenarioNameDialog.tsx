import { Button, DocumentDialog, TextField } from '@finance-analyst/components';
import type { Scenario, ValuationModelBody } from '@finance-analyst/documents';
import { scenarioNameProblem } from '@finance-analyst/valuation';
import { useState } from 'react';
import { messages } from './messages.js';

/** The name is selected in its field, so typing replaces it. */
const selectName = (form: HTMLFormElement | null): void => {
  const field = form?.querySelector('input');
  field?.focus();
  field?.select();
};

/** Asks for the name of a scenario. It says why a name is not accepted, and then stays open. */
export function ScenarioNameDialog({
  title,
  description,
  action,
  body,
  renamed,
  onName,
  onClose,
}: {
  readonly title: string;
  readonly description?: string;
  readonly action: string;
  readonly body: Pick<ValuationModelBody, 'scenarios'>;
  /** The scenario that is renamed; omitted for a new one. */
  readonly renamed?: Pick<Scenario, 'id' | 'name'>;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}) {
  const [name, setName] = useState(renamed?.name ?? '');
  const [isRefused, setRefused] = useState(false);
  const problem = scenarioNameProblem(body, name, renamed?.id);
  const submit = () => {
    if (problem !== null) {
      setRefused(true);
      return;
    }
    onName(name.trim());
    onClose();
  };
  return (
    <DocumentDialog
      size="small"
      title={title}
      description={description}
      onClose={onClose}
      action={
        <Button variant="primary" onPress={submit}>
          {action}
        </Button>
      }
    >
      <form
        ref={selectName}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={messages.name}
          error={isRefused && problem !== null ? messages.problems[problem] : undefined}
          value={name}
          onChange={setName}
          isRequired
        />
      </form>
    </DocumentDialog>
  );
}
