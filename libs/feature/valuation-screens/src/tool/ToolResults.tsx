import { EmptyState, ErrorBoundary, Panel } from '@finance-analyst/components';
import type { ChartProvenance } from '@finance-analyst/charts';
import type { EvaluatedCases } from './casesOf.js';
import { GrowthMultipleMap } from './GrowthMultipleMap.js';
import { HistoryPanel } from './HistoryPanel.js';
import { messages } from './messages.js';
import { missingWords } from './missingWords.js';
import type { ToolCase, ToolEntries } from './ToolEntries.js';
import type { ToolTarget } from './ToolTarget.js';
import type { ToolCompany } from './useToolCompany.js';
import { ValueAgainstPrice } from './ValueAgainstPrice.js';
import { ValueSteps } from './ValueSteps.js';
import styles from './Tool.module.css';

/** The results beside the entries: charts, steps, and the company's history. */
export function ToolResults({
  entries,
  cases,
  toolCase,
  company,
  provenance,
  onExplain,
}: {
  readonly entries: ToolEntries;
  readonly cases: EvaluatedCases;
  /** The case whose steps are shown. */
  readonly toolCase: ToolCase;
  readonly company: ToolCompany;
  readonly provenance: ChartProvenance | undefined;
  readonly onExplain: (target: ToolTarget) => void;
}) {
  const { evaluation, answer } = cases.base;
  const whyNone =
    answer && !answer.valuePerShare.ok
      ? answer.valuePerShare.reason
      : missingWords(evaluation, entries.basis);
  return (
    <div className={styles['results']}>
      {evaluation.ok && answer?.valuePerShare.ok ? (
        <>
          <ValueAgainstPrice entries={entries} cases={cases} provenance={provenance} />
          <GrowthMultipleMap entries={entries} evaluator={evaluation.evaluator} provenance={provenance} />
        </>
      ) : (
        <Panel title={messages.result}>
          <EmptyState title={messages.emptyTitle}>{whyNone}</EmptyState>
        </Panel>
      )}
      {evaluation.ok && (
        <ValueSteps entries={entries} evaluated={cases[toolCase]} toolCase={toolCase} onExplain={onExplain} />
      )}
      {company.kind === 'known' && (
        <ErrorBoundary title={messages.history} resetKeys={[company.history]}>
          <HistoryPanel entries={entries} company={company} />
        </ErrorBoundary>
      )}
    </div>
  );
}
