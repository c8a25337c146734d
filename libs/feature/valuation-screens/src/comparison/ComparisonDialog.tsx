import { DocumentDialog, FailureNotice, Select } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { useMemo } from 'react';
import type { ModelDialogContentProps } from '../saving/ModelDialogContentProps.js';
import { ComparisonTable } from './ComparisonTable.js';
import styles from './ComparisonDialog.module.css';
import { messages } from './messages.js';
import { useComparison, type SavedState } from './useComparison.js';
import { valueInScenario } from './valueInScenario.js';
import { withDefaults } from './withDefaults.js';

const defaults = 'defaults';

/** The model on the screen, in the scenario on the screen, beside one of its saved versions or its default assumptions. */
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
  const { versions, problem, chosen, choose, saved } = useComparison(workspace, document.id, model, id);
  const started = useMemo((): SavedState => {
    const reset = withDefaults(model);
    return { ok: true, model: reset, value: valueInScenario(reset.body, id) };
  }, [model, id]);
  const options = [
    ...(versions ?? []).map(({ revision, savedAt }) => ({
      value: String(revision),
      label: messages.version(revision, formatDate(savedAt, 'minute')),
    })),
    { value: defaults, label: messages.defaults },
  ];
  const option = chosen === null ? defaults : String(chosen);
  const other = chosen === null ? started : saved;
  return (
    <DocumentDialog
      title={messages.title(document.title)}
      description={messages.explained(scenario?.name ?? null)}
      size="large"
      onClose={onClose}
    >
      <div className={styles['content']}>
        {problem !== null && <FailureNotice title={messages.versionsFailed}>{problem}</FailureNotice>}
        {!versions && problem === null && <p role="status">{messages.loadingVersions}</p>}
        {versions && (
          <>
            <Select
              label={messages.compareWith}
              value={option}
              options={options}
              onChange={(next) => {
                choose(next === defaults ? null : Number(next));
              }}
            />
            {!other && <p role="status">{messages.loadingVersion}</p>}
            {other?.ok === false && (
              <FailureNotice title={messages.versionFailed}>{other.reason}</FailureNotice>
            )}
            {other?.ok && (
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
