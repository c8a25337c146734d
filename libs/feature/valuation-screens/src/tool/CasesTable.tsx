import { Button } from '@finance-analyst/components';
import { fieldUnit, useFigureFormat } from '@finance-analyst/figures';
import { isWithinQuickLimits, type QuickHistory } from '@finance-analyst/valuation';
import { EntryField } from './EntryField.js';
import { entryFormat } from './entryFormat.js';
import { inputName, messages } from './messages.js';
import { caseInputs, toolCases, type CaseInput } from './ToolEntries.js';
import { caseField } from './caseField.js';
import type { ToolEditing } from './useToolEntries.js';
import { withEntry } from './withEntry.js';
import styles from './Tool.module.css';

/** Growth, margin and multiple of each case, beside the company's history of each. */
export function CasesTable({
  editing,
  history,
}: {
  readonly editing: ToolEditing;
  /** Null without a company. */
  readonly history: QuickHistory | null;
}) {
  const { basis, currency } = editing.entries;
  return (
    <table className={styles['cases']} aria-label={messages.casesTitle}>
      <thead>
        <tr>
          <th scope="col">{messages.assumption}</th>
          {toolCases.map((toolCase) => (
            <th key={toolCase} scope="col">
              {messages.cases[toolCase]}
            </th>
          ))}
        </tr>
      </thead>
      {caseInputs.map((input) => (
        <tbody key={input}>
          <tr>
            <th scope="row">
              {inputName(input, basis)}{' '}
              <span className={styles['quiet']}>
                {fieldUnit(entryFormat(input, 0, currency).kind, 'units', currency)}
              </span>
            </th>
            {toolCases.map((toolCase) => (
              <td key={toolCase}>
                <EntryField
                  field={caseField(input, toolCase, basis)}
                  input={input}
                  editing={editing}
                  label={messages.inCase(inputName(input, basis), messages.cases[toolCase])}
                  isLabelHidden
                />
              </td>
            ))}
          </tr>
          {history && (
            <tr>
              <td colSpan={toolCases.length + 1} className={styles['past']}>
                <PastOf input={input} editing={editing} history={history} />
              </td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  );
}

/** The median and range of an input, with a button that uses the median. */
function PastOf({
  input,
  editing,
  history,
}: {
  readonly input: CaseInput;
  readonly editing: ToolEditing;
  readonly history: QuickHistory;
}) {
  const { format } = useFigureFormat();
  const { basis, currency } = editing.entries;
  const { summary } = history[input];
  const write = (value: number): string => format(value, entryFormat(input, 0, currency));
  const name = inputName(input, basis);
  // The displayed digits are entered, so that the field shows its exact value.
  const median = summary.ok ? Number(summary.value.median.toFixed(input === 'multiple' ? 1 : 3)) : null;
  const { label, figure: today } = history.multipleToday;
  return (
    <>
      {summary.ok
        ? messages.historySummary(
            summary.value.count,
            write(summary.value.median),
            write(summary.value.low),
            write(summary.value.high),
          )
        : messages.noHistory(summary.reason)}
      {input === 'multiple' && today.ok && ` · ${messages.today(write(today.value), label)}`}
      {median !== null && isWithinQuickLimits(input, median) && (
        <>
          {' '}
          <Button
            variant="link"
            size="compact"
            aria-label={messages.useMedianOf(name)}
            onPress={() => {
              editing.edit(
                (before) => withEntry(before, caseField(input, 'base', basis), median, 'company'),
                messages.medianEdit(name),
              );
            }}
          >
            {messages.useMedian}
          </Button>
        </>
      )}
    </>
  );
}
