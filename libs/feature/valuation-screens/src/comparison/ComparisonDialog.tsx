import { DocumentDialog, FailureNotice, Select } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { baseName } from '@finance-analyst/valuation';
import { useMemo, useState } from 'react';
import type { ModelDialogContentProps } from '../saving/ModelDialogContentProps.js';
import { ComparisonTable } from './ComparisonTable.js';
import styles from './ComparisonDialog.module.css';
import { messages } from './messages.js';
import { ScenariosTable } from './ScenariosTable.js';
import { useComparison, type SavedState } from './useComparison.js';
import { valueInScenario } from './valueInScenario.js';
import { withDefaults } from './withDefaults.js';

const defaults = 'defaults';
/** What is in the value of an option before the id of a scenario, and the base has no id. */
const ofScenario = 'scenario ';

/**
 * The model on the screen, in the scenario on the screen, beside one of its saved versions, its default assumptions or another of
 * its scenarios.
 */
export function ComparisonDialog({
  saving: { document },
  model,
  shown,
  workspace,
  onClose,
}: Pick<ModelDialogContentProps, 'saving' | 'model' | 'shown' | 'workspace' | 'onClose'>) {
  const { scenario } = shown;
  const id = scenario?.id ?? null;
  const { formatDate } = useFigureFormat();
  const { versions, problem, isRetrying, retry, chosen, choose, saved } = useComparison(
    workspace,
    document.id,
    model,
    id,
  );
  const started = useMemo((): SavedState => {
    const reset = withDefaults(model);
    return { ok: true, model: reset, value: valueInScenario(reset.body, id) };
  }, [model, id]);
  const [otherScenario, setOtherScenario] = useState<string | null>(null);
  const { scenarios } = model.body;
  const otherScenarios =
    scenarios.length === 0
      ? []
      : [{ id: null, name: baseName }, ...scenarios]
          .filter((one) => one.id !== id)
          .map((one) => ({ ...one, value: ofScenario + (one.id ?? '') }));
  const compared = otherScenarios.find(({ value }) => value === otherScenario);
  const options = [
    ...(versions ?? []).map(({ revision, savedAt }) => ({
      value: String(revision),
      label: messages.version(revision, formatDate(savedAt, 'minute')),
    })),
    { value: defaults, label: messages.defaults },
    ...otherScenarios.map(({ value, name }) => ({ value, label: messages.scenario(name) })),
  ];
  const option = compared?.value ?? (chosen === null ? defaults : String(chosen));
  const other = chosen === null ? started : saved;
  return (
    <DocumentDialog
      title={messages.title(document.title)}
      description={messages.explained(scenario?.name ?? null)}
      size="large"
      onClose={onClose}
    >
      <div className={styles['content']}>
        {problem !== null && (
          <FailureNotice title={messages.versionsFailed} isRetrying={isRetrying} onRetry={retry}>
            {problem}
          </FailureNotice>
        )}
        {!versions && problem === null && <p role="status">{messages.loadingVersions}</p>}
        {versions && (
          <>
            <Select
              label={messages.compareWith}
              value={option}
              options={options}
              onChange={(next) => {
                const isScenario = next.startsWith(ofScenario);
                setOtherScenario(isScenario ? next : null);
                if (!isScenario) choose(next === defaults ? null : Number(next));
              }}
            />
            {compared && <ScenariosTable model={model} other={compared} shown={shown} />}
            {!compared && !other && <p role="status">{messages.loadingVersion}</p>}
            {!compared && other?.ok === false && (
              <FailureNotice title={messages.versionFailed}>{other.reason}</FailureNotice>
            )}
            {!compared && other?.ok && (
              <ComparisonTable
                title={options.find((one) => one.value === option)?.label ?? messages.defaults}
                then={other}
                now={{ model, value: shown.value }}
                scenario={scenario}
              />
            )}
          </>
        )}
      </div>
    </DocumentDialog>
  );
}
