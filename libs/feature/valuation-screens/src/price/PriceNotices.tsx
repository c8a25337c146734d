import { Button, FailureNotice, Notice } from '@finance-analyst/components';
import type { PriceSnapshot } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import { sessionOf, type CompanyFundamentals, type Quote } from '@finance-analyst/market';
import { isOlderThanFilings } from './isOlderThanFilings.js';
import { MissingPriceNotice } from './MissingPriceNotice.js';
import { OldPriceNotice } from './OldPriceNotice.js';
import type { PriceActions } from './PriceActionButtons.js';
import { priceStanding } from './priceStanding.js';
import type { ArrivingBeta } from './ArrivingBeta.js';
import type { LivePrice } from './useLivePrice.js';
import { messages } from './messages.js';

const isOfLaterDay = (quote: Quote, price: PriceSnapshot): boolean =>
  quote.asOf.slice(0, 10) > price.asOf.slice(0, 10);

/** Notices about the model's price, with actions. */
export function PriceNotices({
  price,
  fundamentals,
  live,
  actions = null,
  beta,
  onUse,
}: {
  readonly price: PriceSnapshot | null;
  readonly fundamentals: CompanyFundamentals;
  /** The server's answer; undefined if it was not requested. */
  readonly live: LivePrice | undefined;
  /** Null if the model is read-only. */
  readonly actions?: PriceActions | null;
  /** The beta measured from the prices, where these are still arriving; omitted if the model is read-only. */
  readonly beta?: Pick<ArrivingBeta, 'isWaiting' | 'problem' | 'isRetrying' | 'retry'> | undefined;
  readonly onUse: (quote: Quote) => void;
}) {
  const { stale } = priceStanding(price, live);
  const isOld = price !== null && isOlderThanFilings(price, fundamentals);
  return (
    <>
      {price === null && live && !live.quote && !live.isLoading && (
        <MissingPriceNotice symbol={fundamentals.symbol} live={live} actions={actions} />
      )}
      {live?.quote && (price === null || isOfLaterDay(live.quote, price)) && (
        <NewerPrice price={price} quote={live.quote} onUse={onUse} />
      )}
      {beta && beta.problem !== null && (
        <FailureNotice title={messages.betaMissing} isRetrying={beta.isRetrying} onRetry={beta.retry}>
          {messages.betaMissingExplained(beta.problem)}
        </FailureNotice>
      )}
      {beta?.isWaiting && beta.problem === null && (
        <Notice tone="note" title={messages.betaAwaited}>
          {messages.betaFollows}
        </Notice>
      )}
      {isOld && <OldPriceNotice price={price} fundamentals={fundamentals} />}
      {!isOld && stale !== null && (
        <Notice tone="warning" title={messages.stale}>
          {stale}
        </Notice>
      )}
    </>
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
          {messages.use(formatDate(sessionOf(quote)))}
        </Button>
      }
    >
      {price ? messages.newer(formatDate(sessionOf(price))) : messages.first}
    </Notice>
  );
}
