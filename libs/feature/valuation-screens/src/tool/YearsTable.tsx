import { Panel, ScrollRegion, SegmentedControl } from '@finance-analyst/components';
import { Figure } from '@finance-analyst/figures';
import { quickFigure } from '@finance-analyst/valuation';
import type { EvaluatedCase } from './casesOf.js';
import { messages } from './messages.js';
import { missingWords } from './missingWords.js';
import { rowUnit } from './rowUnit.js';
import { toolCases, type ToolCase, type ToolEntries } from './ToolEntries.js';
import { toolFormat } from './toolFormat.js';
import type { ToolTarget } from './ToolTarget.js';
import { yearLines } from './yearLines.js';
import styles from './Tool.module.css';

/** One case year by year, from revenue to dividends. */
export function YearsTable({
  entries,
  evaluated,
  toolCase,
  onCase,
  onExplain,
}: {
  readonly entries: ToolEntries;
  readonly evaluated: EvaluatedCase;
  readonly toolCase: ToolCase;
  readonly onCase: (toolCase: ToolCase) => void;
  readonly onExplain: (target: ToolTarget) => void;
}) {
  const { evaluation } = evaluated;
  const evaluator = evaluation.ok ? evaluation.evaluator : null;
  const periods = Array.from(
    { length: evaluator?.model.timeline.forecastPeriods ?? 0 },
    (_, index) => index + 1,
  );
  return (
    <Panel
      title={messages.years}
      note={messages.cases[toolCase]}
      resetKeys={[evaluator]}
      state={
        evaluator
          ? { kind: 'ready' }
          : { kind: 'empty', title: messages.emptyTitle, message: missingWords(evaluation, entries.basis) }
      }
      actions={
        <SegmentedControl
          label={messages.caseShown}
          value={toolCase}
          options={toolCases.map((value) => ({ value, label: messages.cases[value] }))}
          onChange={onCase}
        />
      }
    >
      {evaluator && (
        <div className={styles['scroll']}>
          <ScrollRegion label={messages.yearsTable(messages.cases[toolCase])}>
            <table className={styles['years']} aria-label={messages.yearsTable(messages.cases[toolCase])}>
              <thead>
                <tr>
                  <th scope="col">{messages.line}</th>
                  {periods.map((period) => (
                    <th key={period} scope="col">
                      {messages.year(period)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {yearLines.map((name) => {
                  const item = evaluator.model.itemByName.get(name);
                  const label = item?.label ?? name;
                  const format = toolFormat(item?.unit.kind ?? 'number', entries);
                  return (
                    <tr key={name}>
                      <th scope="row">
                        {label} <span className={styles['quiet']}>{rowUnit(format)}</span>
                      </th>
                      {periods.map((period) => (
                        <td key={period}>
                          <Figure
                            {...format}
                            unit={item?.unit.kind === 'rate' ? 'shown' : 'hidden'}
                            value={quickFigure(evaluator, name, period)}
                            label={`${label}, ${messages.year(period)}`}
                            onExplain={() => {
                              onExplain({ kind: 'model', name, period, toolCase });
                            }}
                          />
                        </td>
                      ))}
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </ScrollRegion>
        </div>
      )}
    </Panel>
  );
}
