import { Notice } from '@finance-analyst/components';
import { whyNoPrice } from './whyNoPrice.js';
import type { LivePrice } from './useLivePrice.js';
import { PriceWayButtons, type PriceWayActions } from './PriceWayButtons.js';
import { messages } from './messages.js';

/** Why there is no price, and how to get one. */
export function MissingPriceNotice({
  symbol,
  live,
  ways,
}: {
  readonly symbol: string;
  readonly live: LivePrice;
  /** Null if the model is read-only. */
  readonly ways: PriceWayActions | null;
}) {
  const isFailed = live.problem !== null;
  return (
    <Notice
      tone={isFailed ? 'warning' : 'note'}
      title={isFailed ? messages.failed : messages.none(symbol)}
      action={ways && <PriceWayButtons ways={ways} />}
    >
      {whyNoPrice(live) ?? messages.noSource}
    </Notice>
  );
}
