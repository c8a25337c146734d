import { writeSymbol } from '@finance-analyst/documents';
import { WaterfallChart } from '@finance-analyst/charts';
import type { FigureScale } from '@finance-analyst/figures';
import type { Figure } from '@finance-analyst/model-engine';
import type { Valuation } from '@finance-analyst/valuation';
import type { Explain } from '../model/ExplainTarget.js';
import { amountPrecision } from '../model/amountPrecision.js';
import { chartProvenance } from '../model/chartProvenance.js';
import { negated } from '../model/negated.js';
import { messages } from './messages.js';

const steps = [
  { name: 'present_value_of_cash_flows', label: 'Cash flows', sign: 1, role: 'flow' },
  { name: 'present_value_of_terminal_value', label: 'Terminal', sign: 1, role: 'flow' },
  { name: 'cash', label: 'Cash', sign: 1, role: 'flow' },
  { name: 'non_operating_assets', label: 'Other assets', sign: 1, role: 'flow' },
  { name: 'debt', label: 'Debt', sign: -1, role: 'flow' },
  { name: 'minority_interest', label: 'Minorities', sign: -1, role: 'flow' },
  { name: 'preferred_equity', label: 'Preferred', sign: -1, role: 'flow' },
  { name: 'equity_value', label: 'Equity', sign: 1, role: 'total' },
] as const;

/** Uncommon items are omitted if 0. */
const optional: ReadonlySet<string> = new Set([
  'non_operating_assets',
  'minority_interest',
  'preferred_equity',
]);

const isAbsent = (name: string, figure: Figure): boolean =>
  optional.has(name) && figure.ok && figure.value === 0;

/** From the present value of cash flows to the value of equity. */
export function BridgePanel({
  valuation,
  scale,
  onExplain,
}: {
  readonly valuation: Valuation;
  readonly scale: FigureScale;
  readonly onExplain: Explain;
}) {
  const { evaluator, body } = valuation;
  const shown = steps
    .map((step) => ({ ...step, figure: evaluator.read(step.name) }))
    .filter(({ name, figure }) => !isAbsent(name, figure));
  return (
    <WaterfallChart
      title={messages.bridge}
      summary={messages.bridgeSummary}
      steps={shown.map(({ name, label, sign, role, figure }) => ({
        id: name,
        label,
        role,
        value: sign === 1 ? figure : negated(figure),
      }))}
      format={{
        kind: 'amount',
        currency: body.currency,
        scale,
        precision: amountPrecision(scale),
        unit: 'hidden',
      }}
      fileName={`${writeSymbol(body.instrument)} bridge`}
      provenance={chartProvenance(valuation)}
      onSelect={(name) => {
        onExplain({ kind: 'model', name });
      }}
    />
  );
}
