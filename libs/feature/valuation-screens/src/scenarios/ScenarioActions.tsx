import { Button } from '@finance-analyst/components';
import type { Scenario, ValuationModelBody } from '@finance-analyst/documents';
import { createLazyScreen } from '@finance-analyst/navigation';
import { baseName } from '@finance-analyst/valuation';
import { Suspense, useRef, useState } from 'react';
import { messages } from './messages.js';
import type { ScenarioChanges } from './ScenarioChanges.js';
import styles from './ScenarioSwitch.module.css';

const ScenarioNameDialog = createLazyScreen(
  async () => (await import('./ScenarioNameDialog.js')).ScenarioNameDialog,
  { failureTitle: messages.dialogFailed },
);

/** Adds a scenario to a model, and renames or removes the one shown. The base stays as it is. */
export function ScenarioActions({
  body,
  shown,
  changes,
}: {
  readonly body: Pick<ValuationModelBody, 'scenarios'>;
  /** Null for the base. */
  readonly shown: Scenario | null;
  readonly changes: ScenarioChanges;
}) {
  const [asked, setAsked] = useState<'add' | 'rename' | null>(null);
  const actions = useRef<HTMLDivElement>(null);
  const close = () => {
    setAsked(null);
  };
  return (
    <div ref={actions} className={styles['actions']}>
      <Button
        variant="link"
        size="compact"
        aria-haspopup="dialog"
        onPress={() => {
          setAsked('add');
        }}
      >
        {messages.add}
      </Button>
      {shown && (
        <>
          <Button
            variant="link"
            size="compact"
            aria-haspopup="dialog"
            aria-label={messages.renameOf(shown.name)}
            onPress={() => {
              setAsked('rename');
            }}
          >
            {messages.rename}
          </Button>
          <Button
            variant="link"
            size="compact"
            aria-label={messages.removeOf(shown.name)}
            onPress={() => {
              // The button disappears with the scenario, so the focus moves to the first one.
              actions.current?.querySelector('button')?.focus();
              changes.remove();
            }}
          >
            {messages.remove}
          </Button>
        </>
      )}
      {asked === 'add' && (
        <Suspense>
          <ScenarioNameDialog
            title={messages.add}
            description={messages.addExplained(shown?.name ?? baseName)}
            action={messages.add}
            body={body}
            onName={changes.add}
            onClose={close}
          />
        </Suspense>
      )}
      {asked === 'rename' && shown && (
        <Suspense>
          <ScenarioNameDialog
            title={messages.renameOf(shown.name)}
            action={messages.rename}
            body={body}
            renamed={shown}
            onName={changes.rename}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
