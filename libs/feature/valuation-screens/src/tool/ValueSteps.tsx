import { Panel } from '@finance-analyst/components';
import { Figure, scaleLabel } from '@finance-analyst/figures';
import { quickFigure } from '@finance-analyst/valuation';
import type { EvaluatedCase } from './casesOf.js';
import { toolScale } from './entryFormat.js';
import { messages } from './messages.js';
import { missingWords } from './missingWords.js';
import type { ToolCase, ToolEntries } from './ToolEntries.js';
import { toolFormat } from './toolFormat.js';
import type { ToolTarget } from './ToolTarget.js';
import { valueStepLines } from './valueStepLines.js';
import styles from './Tool.module.css';

/** From the income of the final year to the value per share, step by step. */
export function ValueSteps({
  entries,
  evaluated: { evaluation },
  toolCase,
  onExplain,
}: {
  readonly entries: ToolEntries;
  readonly evaluated: EvaluatedCase;
  readonly toolCase: ToolCase;
  readonly onExplain: (target: ToolTarget) => void;
}) {
  const evaluator = evaluation.ok ? evaluation.evaluator : null;
  // With P/E the exit value is already equity value.
  const steps = valueStepLines.filter(
    (name) => name !== 'exit_equity' || entries.basis === 'operating-income',
  );
  return (
    <Panel
      title={messages.explanation}
      note={messages.cases[toolCase]}
      state={
        evaluator
          ? { kind: 'ready' }
          : { kind: 'empty', title: messages.emptyTitle, message: missingWords(evaluation, entries.basis) }
      }
      footer={messages.method(entries.basis)}
    >
      {evaluator && (
        <table className={styles['steps']} aria-label={messages.explanation}>
          <tbody>
            {steps.map((name) => {
              const item = evaluator.model.itemByName.get(name);
              const isAmount = item?.unit.kind === 'amount';
              return (
                <tr key={name} data-total={name === 'value_per_share' || undefined}>
                  <th scope="row">
                    {item?.label}{' '}
                    <span className={styles['quiet']}>
                      {isAmount ? scaleLabel(toolScale, entries.currency) : entries.currency}
                    </span>
                  </th>
                  <td>
                    <Figure
                      {...toolFormat(item?.unit.kind ?? 'number', entries)}
                      unit="hidden"
                      value={quickFigure(evaluator, name)}
                      label={item?.label}
                      onExplain={() => {
                        onExplain({ kind: 'model', name, toolCase });
                      }}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
