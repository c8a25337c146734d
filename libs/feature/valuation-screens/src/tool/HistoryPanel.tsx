import { Panel, ScrollRegion } from '@finance-analyst/components';
import { Figure, type FigureResult } from '@finance-analyst/figures';
import { entryFormat } from './entryFormat.js';
import { inputName, messages } from './messages.js';
import { caseInputs, type CaseInput, type ToolEntries } from './ToolEntries.js';
import type { ToolCompany } from './useToolCompany.js';
import styles from './Tool.module.css';

/** Growth, margin and multiple of the company's past years, newest first. */
export function HistoryPanel({
  entries,
  company,
}: {
  readonly entries: ToolEntries;
  readonly company: Extract<ToolCompany, { kind: 'known' }>;
}) {
  const { history, prices } = company;
  const today = messages.todayRow(history.multipleToday.label);
  const labels = history.growth.years.map(({ label }) => label).toReversed();
  const cell = (input: CaseInput, figure: FigureResult, label: string) => (
    <td key={input}>
      <Figure
        {...entryFormat(input, 0, entries.currency)}
        value={figure}
        label={`${inputName(input, entries.basis)}, ${label}`}
      />
    </td>
  );
  return (
    <Panel title={messages.history} note={company.fundamentals.name} resetKeys={[history]}>
      <div className={styles['scroll']}>
        <ScrollRegion label={messages.historyByYear}>
          <table className={styles['years']} aria-label={messages.history}>
            <thead>
              <tr>
                <th scope="col">{messages.fiscalYear}</th>
                {caseInputs.map((input) => (
                  <th key={input} scope="col">
                    {messages.historyColumn(input, entries.basis)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr data-total>
                <th scope="row">{messages.median}</th>
                {caseInputs.map((input) => {
                  const { summary } = history[input];
                  return cell(
                    input,
                    summary.ok ? { ok: true, value: summary.value.median } : summary,
                    messages.median,
                  );
                })}
              </tr>
              <tr>
                <th scope="row">{today}</th>
                <td />
                <td />
                {cell('multiple', history.multipleToday.figure, today)}
              </tr>
              {labels.map((label) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {caseInputs.map((input) =>
                    cell(
                      input,
                      history[input].years.find((year) => year.label === label)?.figure ?? {
                        ok: false,
                        reason: messages.noFigure(label),
                      },
                      label,
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </div>
      {prices && (
        <p className={styles['quiet']} role="status">
          {prices.kind === 'loading' ? messages.loadingPrices : messages.pricesFailed(prices.reason)}
        </p>
      )}
    </Panel>
  );
}
