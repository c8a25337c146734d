import type { FigureFormatting } from '@finance-analyst/figures';
import { buyoutFinancing, type Valuation } from '@finance-analyst/valuation';
import { messages } from './messages.js';

/** What is unusual in the financing of a buyout, beside what its model checks: equity of more than half of the sources. */
export function financingRemarks(
  valuation: Valuation,
  { format }: Pick<FigureFormatting, 'format'>,
): readonly string[] {
  const financing = buyoutFinancing(valuation);
  if (!financing?.isMostlyEquity) return [];
  const multiple = { kind: 'multiple', precision: 1 } as const;
  return [
    messages.mostlyEquity(
      format(financing.equityShare, { kind: 'rate', precision: 1 }),
      format(financing.debtMultiple, multiple),
      format(financing.offerMultiple, multiple),
    ),
  ];
}
