import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import { ignoredReasons } from '../plan/ignoredReasons.js';
import type { ImportPlan } from '../plan/ImportPlan.js';
import { ChangeTable } from './ChangeTable.js';
import { useAmounts } from './useAmounts.js';

const numbersShown = 12;

export interface IgnoredLinesProps {
  readonly ignored: ImportPlan['ignored'];
}

/** The lines that are not transactions, by their reason. */
export function IgnoredLines({ ignored }: IgnoredLinesProps): ReactElement {
  const { count } = useAmounts();
  return (
    <ChangeTable
      title={messages.ignoredLines}
      headings={[messages.reason, messages.line, messages.lines]}
      rows={ignoredReasons(ignored).map(({ reason, lines }) => {
        const numbers = lines.slice(0, numbersShown).map(count).join('; ');
        return {
          id: reason,
          words: [reason, lines.length > numbersShown ? messages.moreLines(numbers) : numbers],
          figures: [count(lines.length)],
        };
      })}
    />
  );
}
