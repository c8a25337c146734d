import { Delta, Figure, FigureList, useFigureFormat } from '@finance-analyst/figures';
import { sessionOf, sourceName } from '@finance-analyst/market';
import type { Explain } from '../derivation/ExplainTarget.js';
import type { Valuation } from '../model/Valuation.js';
import { headlineOf, noPrice } from './headlineOf.js';

/** Value against price, what the price implies, and what the value rests on. */
export function HeadlineFigures({
  valuation,
  priceStale = null,
  onExplain,
}: {
  readonly valuation: Valuation;
  /** Why the price may be out of date; null for one that is not. */
  readonly priceStale?: string | null;
  readonly onExplain: Explain;
}) {
  const headline = headlineOf(valuation);
  const { formatDate } = useFigureFormat();
  const { currency, priceSnapshot } = valuation.body;
  const explain = (name: string) => () => {
    onExplain({ kind: 'model', name });
  };
  const base = valuation.history.at(-1);
  return (
    <FigureList
      figures={[
        {
          id: 'value',
          label: 'Value per share',
          note: base ? formatDate(base.period.end) : currency,
          isAnswer: true,
          children: (
            <Figure
              kind="per-share"
              precision={2}
              currency={currency}
              unit="hidden"
              value={headline.valuePerShare}
              label="Value per share"
              emphasis="answer"
              onExplain={explain('value_per_share')}
            />
          ),
        },
        {
          id: 'price',
          label: 'Price',
          note: priceSnapshot ? formatDate(sessionOf(priceSnapshot)) : 'none known',
          children: (
            <Figure
              kind="per-share"
              precision={2}
              currency={priceSnapshot?.currency ?? currency}
              unit={priceSnapshot?.currency === currency ? 'hidden' : 'shown'}
              value={
                priceSnapshot ? { ok: true, value: priceSnapshot.price } : { ok: false, reason: noPrice }
              }
              label="Price"
              {...(priceSnapshot
                ? {
                    provenance: {
                      label: `Source: ${sourceName(priceSnapshot.source)}`,
                      asOf: sessionOf(priceSnapshot),
                      sample: priceSnapshot.source === 'sample',
                      stale: priceStale ?? undefined,
                    },
                  }
                : {})}
            />
          ),
        },
        {
          id: 'upside',
          label: 'Upside',
          children: <Delta kind="rate" precision={1} value={headline.upside} label="Upside" />,
        },
        {
          id: 'implied',
          label: 'Growth implied',
          children:
            headline.upside.ok && !headline.impliedGrowth.ok ? (
              headline.impliedGrowth.reason
            ) : (
              <Figure kind="rate" precision={1} value={headline.impliedGrowth} label="Implied growth" />
            ),
        },
        {
          id: 'terminal-share',
          label: 'Terminal share',
          children: (
            <Figure
              kind="rate"
              precision={0}
              value={headline.terminalShare}
              label="Terminal share"
              onExplain={explain('terminal_share')}
            />
          ),
        },
        {
          id: 'wacc',
          label: 'WACC',
          children: (
            <Figure
              kind="rate"
              precision={2}
              value={headline.wacc}
              label="WACC"
              onExplain={explain('wacc')}
            />
          ),
        },
      ]}
    />
  );
}
