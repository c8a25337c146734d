import { Delta, Figure, FigureList, useFigureFormat, type FigureProps } from '@finance-analyst/figures';
import { sessionOf, sourceName } from '@finance-analyst/market';
import { headlineOf, type Valuation } from '@finance-analyst/valuation';
import { impliedWordsOf } from '../method/impliedWordsOf.js';
import { methodViewOf } from '../method/methodViewOf.js';
import type { Explain } from '../model/ExplainTarget.js';
import { flagOf } from '../notes/flagOf.js';
import { isOtherOrigin } from '../price/isOtherOrigin.js';
import { PriceFigure } from '../price/PriceFigure.js';
import { priceProvenance } from '../price/priceProvenance.js';
import type { PriceEntry } from '../price/usePriceEntry.js';
import { impliedGrowthWords } from '../panels/impliedGrowthWords.js';
import { NeededAnswerLink } from '../questions/NeededAnswerLink.js';
import { daysApart } from './daysApart.js';
import { FailedCheckLink } from './FailedCheckLink.js';
import { messages } from './messages.js';
import { terminalShareFormat } from './terminalShareFormat.js';

/** Value against price, implied growth, and the value's main drivers. */
export function HeadlineFigures({
  valuation,
  priceStale = null,
  priceEntry,
  failedCheck = null,
  isAnswerNeeded = false,
  onExplain,
}: {
  readonly valuation: Valuation;
  /** Why the price may be out of date; null for one that is not. */
  readonly priceStale?: string | null;
  /** Omitted if the price is read-only. */
  readonly priceEntry?: PriceEntry | undefined;
  /** The failed check that invalidates the value; null if none. */
  readonly failedCheck?: string | null;
  /** There is no value before the analyst answers an open question. */
  readonly isAnswerNeeded?: boolean;
  readonly onExplain: Explain;
}) {
  const headline = headlineOf(valuation);
  const { format, formatDate } = useFigureFormat();
  const { impliedGrowth: implied } = headline;
  const noGrowth = !implied.ok && implied.beyond ? impliedGrowthWords(implied.beyond, format) : null;
  const { currency, priceSnapshot } = valuation.body;
  // Also of an unavailable upside: the figures and what is below them must not shift while someone types.
  const apart = daysApart(valuation);
  /** A figure of the model, which is its own derivation's root. */
  const explained = (name: string, given: Omit<FigureProps, 'onExplain'>) => (
    <Figure
      {...given}
      flag={flagOf(valuation, { kind: 'model', name })}
      onExplain={() => {
        onExplain({ kind: 'model', name });
      }}
    />
  );
  const isComparable = headline.valuePerShare.ok && priceSnapshot?.currency === currency;
  const view = methodViewOf(valuation.body.template);
  const { words } = view;
  const impliedWords = impliedWordsOf(valuation.body);
  const valueDay = view.valueDay(valuation);
  return (
    <FigureList
      figures={[
        {
          id: 'value',
          label: messages.valuePerShare,
          note: valueDay === undefined ? currency : formatDate(valueDay),
          isAnswer: true,
          remark: isAnswerNeeded ? (
            <NeededAnswerLink />
          ) : (
            failedCheck !== null && <FailedCheckLink check={failedCheck} />
          ),
          children: explained('value_per_share', {
            kind: 'per-share',
            precision: 2,
            currency,
            unit: 'hidden',
            value: headline.valuePerShare,
            label: messages.valuePerShare,
            emphasis: 'answer',
          }),
        },
        {
          id: 'price',
          label: messages.price,
          note: priceSnapshot ? formatDate(sessionOf(priceSnapshot)) : messages.noneKnown,
          remark:
            priceSnapshot && isOtherOrigin(priceSnapshot, valuation) && sourceName(priceSnapshot.source),
          children: (
            <PriceFigure
              price={priceSnapshot ?? null}
              currency={currency}
              provenance={
                priceSnapshot ? { ...priceProvenance(priceSnapshot, priceStale), sample: false } : null
              }
              entry={priceEntry}
              missing={messages.noPrice}
            />
          ),
        },
        {
          id: 'upside',
          label: messages.upside,
          below: apart
            ? messages.daysApart(formatDate(apart.valueDay), formatDate(apart.priceDay))
            : undefined,
          children: (
            <Delta
              kind="rate"
              precision={1}
              value={headline.upside}
              label={messages.upside}
              flag={flagOf(valuation, { kind: 'upside' })}
              onExplain={() => {
                onExplain({ kind: 'upside' });
              }}
            />
          ),
        },
        {
          id: 'implied',
          label: impliedWords.impliedHead,
          below: noGrowth?.why,
          children:
            isComparable && !implied.ok ? (
              (noGrowth?.none ?? implied.reason)
            ) : (
              <Figure
                {...impliedWords.impliedFormat}
                value={implied}
                label={impliedWords.implied}
                onExplain={
                  implied.ok
                    ? () => {
                        onExplain({ kind: 'implied-by-price' });
                      }
                    : undefined
                }
              />
            ),
        },
        ...(words.ownAnswer
          ? [
              {
                id: 'own',
                label: words.ownAnswer.label,
                children: explained(words.ownAnswer.name, {
                  ...words.ownAnswer.format,
                  value: valuation.evaluator.read(words.ownAnswer.name),
                  label: words.ownAnswer.label,
                }),
              },
            ]
          : []),
        ...(words.rateLine === null
          ? []
          : [
              {
                id: 'terminal-share',
                label: words.terminalShare,
                children: explained('terminal_share', {
                  ...terminalShareFormat,
                  value: headline.terminalShare,
                  label: words.terminalShare,
                }),
              },
              {
                id: 'wacc',
                label: words.rate,
                children: explained(words.rateLine, {
                  kind: 'rate',
                  precision: 2,
                  value: headline.wacc,
                  label: words.rate,
                }),
              },
            ]),
      ]}
    />
  );
}
