import { Notice } from '@finance-analyst/components';
import { FigureList } from '@finance-analyst/figures';
import { useMemo, type ReactElement } from 'react';
import type { Planned } from '../flow/ImportState.js';
import { messages } from '../messages.js';
import { ignoredLines } from '../plan/ignoredLines.js';
import { addedRows } from './addedRows.js';
import { ClosingComparison } from './ClosingComparison.js';
import { EnteredPrices } from './EnteredPrices.js';
import { IgnoredLines } from './IgnoredLines.js';
import { OpeningPositions } from './OpeningPositions.js';
import { planNames } from './planNames.js';
import styles from './Preview.module.css';
import { RefusedLines } from './RefusedLines.js';
import { StateTables } from './StateTables.js';
import { useAmounts } from './useAmounts.js';

export interface PreviewStepProps {
  readonly planned: Planned;
  readonly fileName: string;
  /** The title of the portfolio. */
  readonly title: string;
  readonly isPlanning: boolean;
  /** Plans with these opening positions. */
  readonly onOpen: (openings: Planned['choices']['openings']) => void;
}

/** What the import would do, before anything is changed. */
export function PreviewStep({
  planned: { plan, body, choices, refusedText },
  fileName,
  title,
  isPlanning,
  onOpen,
}: PreviewStepProps): ReactElement {
  const { count, reason } = useAmounts();
  const names = useMemo(() => planNames(body, plan), [body, plan]);
  const added = addedRows(plan);
  const ignored = ignoredLines(plan.ignored);
  const isAllRefused = added === 0 && plan.duplicateRows === 0 && plan.refused.length > 0;
  return (
    <>
      <p className={styles['hint']}>{messages.previewOf(fileName, title)}</p>
      <FigureList
        figures={[
          { id: 'added', label: messages.added, children: count(added), isAnswer: true },
          { id: 'present', label: messages.present, children: count(plan.duplicateRows) },
          { id: 'refused', label: messages.refusedLines, children: count(plan.refused.length) },
          { id: 'ignored', label: messages.ignoredLines, children: count(ignored) },
        ]}
      />
      {added === 0 && plan.duplicateRows > 0 && (
        <Notice tone="note" announce="polite" title={`${messages.nothingNew}.`}>
          {messages.nothingNewExplained}
        </Notice>
      )}
      {isAllRefused && (
        <Notice tone="warning" announce="polite" title={`${messages.allRefused}.`}>
          {messages.allRefusedExplained}
        </Notice>
      )}
      {plan.invalidated.length > 0 && (
        <Notice
          tone="warning"
          title={`${messages.invalidated(plan.invalidated.length, count(plan.invalidated.length))}.`}
        >
          {reason(plan.invalidated[0]?.reason ?? '')}
        </Notice>
      )}
      {plan.heldBefore.length + plan.openings.length > 0 && (
        <OpeningPositions
          plan={plan}
          names={names}
          openings={choices.openings}
          isPlanning={isPlanning}
          onOpen={onOpen}
        />
      )}
      <EnteredPrices plan={plan} names={names} />
      <StateTables changes={plan.changes} names={names} />
      {plan.closing && (
        <ClosingComparison
          closing={plan.closing}
          isEveryLineUsed={plan.refused.length === 0 && ignored === 0}
          names={names}
        />
      )}
      {plan.refused.length > 0 && (
        <RefusedLines refused={plan.refused} text={refusedText} fileName={fileName} />
      )}
      {ignored > 0 && <IgnoredLines ignored={plan.ignored} />}
    </>
  );
}
