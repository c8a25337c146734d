import { Button, Notice } from '@finance-analyst/components';
import type { PriceSnapshot } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import { sessionOf, type CompanyFundamentals, type Quote } from '@finance-analyst/market';
import { isOlderThanFilings } from './isOlderThanFilings.js';
import { OldPriceNotice } from './OldPriceNotice.js';
import { priceStanding } from './priceStanding.js';
import type { LivePrice } from './useLivePrice.js';

const isOfLaterDay = (quote: Quote, price: PriceSnapshot): boolean =>
  quote.asOf.slice(0, 10) > price.asOf.slice(0, 10);

/** What to know about the price that the model uses, and what can be done about it. */
export function PriceNotices({
  price,
  fundamentals,
  live,
  onUse,
}: {
  readonly price: PriceSnapshot | null;
  readonly fundamentals: CompanyFundamentals;
  /** What the server says; undefined where it was not asked. */
  readonly live: LivePrice | undefined;
  readonly onUse: (quote: Quote) => void;
}) {
  const { stale } = priceStanding(price, live);
  const isOld = price !== null && isOlderThanFilings(price, fundamentals);
  return (
    <>
      {price === null && live?.problem && <FailedPrice problem={live.problem} live={live} onUse={onUse} />}
      {live?.quote && (price === null || isOfLaterDay(live.quote, price)) && (
        <NewerPrice price={price} quote={live.quote} onUse={onUse} />
      )}
      {isOld && <OldPriceNotice price={price} fundamentals={fundamentals} />}
      {!isOld && stale !== null && (
        <Notice tone="warning" title="The price may be out of date">
          {stale}
        </Notice>
      )}
    </>
  );
}

function FailedPrice({
  problem,
  live,
  onUse,
}: {
  readonly problem: string;
  readonly live: LivePrice;
  readonly onUse: (quote: Quote) => void;
}) {
  return (
    <Notice
      tone="warning"
      title="The price could not be loaded"
      action={
        <Button
          variant="link"
          isBusy={live.isAsking}
          onPress={() => {
            void live.ask().then((quote) => {
              if (quote) onUse(quote);
            });
          }}
        >
          Try again
        </Button>
      }
    >
      {problem} The value stands without a price to compare it with.
    </Notice>
  );
}

function NewerPrice({
  price,
  quote,
  onUse,
}: {
  readonly price: PriceSnapshot | null;
  readonly quote: Quote;
  readonly onUse: (quote: Quote) => void;
}) {
  const { formatDate } = useFigureFormat();
  return (
    <Notice
      tone="note"
      action={
        <Button
          variant="link"
          onPress={() => {
            onUse(quote);
          }}
        >
          Use the price of {formatDate(sessionOf(quote))}
        </Button>
      }
    >
      {price
        ? `A newer price is known. The model compares its value with the one of ${formatDate(sessionOf(price))}.`
        : 'A price is known now. The model has none yet.'}
    </Notice>
  );
}
