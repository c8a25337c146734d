import { writeSymbol } from '@finance-analyst/documents';
import { PriceLine } from '@finance-analyst/charts';
import { useFigureFormat, type FigureFormatting } from '@finance-analyst/figures';
import {
  cellsNearBase,
  headlineOf,
  sensitivityOf,
  type Headline,
  type Valuation,
} from '@finance-analyst/valuation';
import { PriceActionButtons, type PriceActions } from '../price/PriceActionButtons.js';
import { useModelFiles } from '../export/useModelFiles.js';
import { impliedWordsOf } from '../method/impliedWordsOf.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { ImpliedDrivers } from '../implied/ImpliedDrivers.js';
import type { Explain } from '../model/ExplainTarget.js';
import { ExpectedReturns } from './ExpectedReturns.js';
import { impliedGrowthWords } from './impliedGrowthWords.js';
import { messages } from './messages.js';

/**
 * The value and its range under the sensitivities against the price, with the return and the drivers that the price
 * implies, and the target price.
 */
export function PricePanel({
  valuation,
  problem = null,
  actions = null,
  onTargetDate = null,
  onExplain,
}: {
  readonly valuation: Valuation;
  /** The server's reason for a missing price, if any. */
  readonly problem?: string | null;
  /** The actions that get a price; null if the model is read-only. */
  readonly actions?: PriceActions | null;
  /** Sets the date of the target price; null if the model is read-only. */
  readonly onTargetDate?: ((day: string | null) => void) | null;
  readonly onExplain: Explain;
}) {
  const { format } = useFigureFormat();
  const files = useModelFiles(valuation, 'value and price');
  const headline = headlineOf(valuation);
  const range = rangeOf(valuation);
  const { body } = valuation;
  const { words } = methodViewOf(body.template);
  const impliedWords = impliedWordsOf(body);
  const price = body.priceSnapshot?.currency === body.currency ? body.priceSnapshot : null;
  const implied = headline.impliedGrowth;
  const summary = implied.ok
    ? messages.priceImplies(
        impliedWords.impliedDriver,
        format(implied, impliedWords.impliedFormat),
        impliedWords.isImpliedYearly,
      )
    : price
      ? messages.priceImpliesNone(impliedWords.impliedByPrice, noGrowthSentence(implied, format))
      : implied.reason;
  return (
    <PriceLine
      title={messages.againstPrice}
      {...(price
        ? {}
        : {
            state: {
              kind: 'empty',
              title: messages.noPrice,
              message: body.priceSnapshot
                ? whyNoComparison(headline.upside)
                : (problem ?? messages.noSource(writeSymbol(body.instrument))),
              action: !body.priceSnapshot && actions && <PriceActionButtons actions={actions} />,
            } as const,
          })}
      note={body.currency}
      below={
        words.rateLine === null ? null : (
          <>
            <ExpectedReturns valuation={valuation} onTargetDate={onTargetDate} onExplain={onExplain} />
            <ImpliedDrivers valuation={valuation} onExplain={onExplain} />
          </>
        )
      }
      summary={summary}
      price={price ? { ok: true, value: price.price } : { ok: false, reason: messages.noPriceSentence }}
      value={headline.valuePerShare}
      {...(range ? { range } : {})}
      format={{ kind: 'per-share', currency: body.currency, precision: 2, unit: 'hidden' }}
      {...files}
    />
  );
}

/** Why no growth matches the price, if the model has a value. */
function noGrowthSentence(
  { reason, beyond }: Extract<Headline['impliedGrowth'], { ok: false }>,
  format: FigureFormatting['format'],
): string {
  if (!beyond) return `${reason}.`;
  const { none, why } = impliedGrowthWords(beyond, format);
  return `${none.charAt(0).toLowerCase()}${none.slice(1)}. ${why}`;
}

const whyNoComparison = (upside: Headline['upside']): string => (upside.ok ? '' : upside.reason);

/** Lowest and highest value of the sensitivity near the model as it is: half a point of the rate and one step of the terminal assumption. */
function rangeOf(valuation: Valuation): { low: number; high: number; label: string } | null {
  const grid = sensitivityOf(valuation);
  if (!grid.ok) return null;
  const inner = cellsNearBase(grid);
  const values = inner.flatMap((figure) => (figure.ok ? [figure.value] : []));
  if (values.length < inner.length) return null;
  return { low: Math.min(...values), high: Math.max(...values), label: messages.oneStep };
}
