import { WaterfallChart } from '@finance-analyst/charts';
import { amountPrecision, type FigureScale } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import { useModelFiles } from '../export/useModelFiles.js';
import { methodViewOf } from '../method/methodViewOf.js';
import type { Explain } from '../model/ExplainTarget.js';
import { negated } from '../model/negated.js';

/** The steps to the value of equity. */
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
  const files = useModelFiles(valuation, 'bridge');
  const { bridgeSteps, words } = methodViewOf(body.template);
  const shown = bridgeSteps
    .map((step) => ({ ...step, figure: evaluator.read(step.name) }))
    .filter(({ isOptional, figure }) => !(isOptional && figure.ok && figure.value === 0));
  return (
    <WaterfallChart
      title={words.bridge}
      summary={words.bridgeSummary}
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
      {...files}
      onSelect={(name) => {
        onExplain({ kind: 'model', name });
      }}
    />
  );
}
