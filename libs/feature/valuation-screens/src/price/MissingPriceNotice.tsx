import { Button, Notice } from '@finance-analyst/components';
import type { Quote } from '@finance-analyst/market';
import { whyNoPrice } from './whyNoPrice.js';
import type { LivePrice } from './useLivePrice.js';
import { PriceWayButtons, type PriceWayActions } from './PriceWayButtons.js';
import { messages } from './messages.js';

/** Why there is no price, and the ways to one. */
export function MissingPriceNotice({
  symbol,
  live,
  ways,
  onUse,
}: {
  readonly symbol: string;
  readonly live: LivePrice;
  readonly ways: PriceWayActions | null;
  readonly onUse: (quote: Quote) => void;
}) {
  const isFailed = live.problem !== null;
  return (
    <Notice
      tone={isFailed ? 'warning' : 'note'}
      title={isFailed ? messages.failed : messages.none(symbol)}
      action={
        <PriceWayButtons ways={ways}>
          {isFailed && (
            <Button
              variant="link"
              isBusy={live.isAsking}
              onPress={() => {
                void live.ask().then((quote) => {
                  if (quote) onUse(quote);
                });
              }}
            >
              {messages.tryAgain}
            </Button>
          )}
        </PriceWayButtons>
      }
    >
      {whyNoPrice(live)}
    </Notice>
  );
}
