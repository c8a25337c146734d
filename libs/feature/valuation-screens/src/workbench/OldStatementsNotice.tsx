import { Notice } from '@finance-analyst/components';
import { pastDayOf, type ValuationModelDocument } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { useState } from 'react';
import { areStatementsOld } from './areStatementsOld.js';
import { messages } from './messages.js';

/**
 * Says that the newest annual statements of a model are old, so that the value is of a past date and the
 * forecast with past years, unless the model has a valuation date. A past-dated model is compared with its own date.
 */
export function OldStatementsNotice({
  model,
  fundamentals,
  clock,
}: {
  readonly model: ValuationModelDocument;
  readonly fundamentals: CompanyFundamentals;
  readonly clock: () => Date;
}) {
  const { formatDate } = useFigureFormat();
  const [today] = useState(() => clock().toISOString().slice(0, 10));
  const end = fundamentals.annual.at(-1)?.end;
  if (end === undefined || !areStatementsOld(end, pastDayOf(model) ?? today)) return null;
  const isValuedOnItsDay = model.body.assumptions.some(({ input }) => input === 'valuation_date');
  return (
    <Notice tone="warning" title={messages.oldStatements}>
      {isValuedOnItsDay
        ? messages.oldStatementsDay(formatDate(end))
        : messages.oldStatementsExplained(formatDate(end))}
    </Notice>
  );
}
