import { Notice } from '@finance-analyst/components';
import { whyNoPrice } from './whyNoPrice.js';
import type { LivePrice } from './useLivePrice.js';
import { PriceActionButtons, type PriceActions } from './PriceActionButtons.js';
import { messages } from './messages.js';

/** Why there is no price, and how to get one. */
export function MissingPriceNotice({
  symbol,
  live,
  actions,
}: {
  readonly symbol: string;
  readonly live: LivePrice;
  /** Null if the model is read-only. */
  readonly actions: PriceActions | null;
}) {
  const isFailed = live.problem !== null;
  return (
    <Notice
      tone={isFailed ? 'warning' : 'note'}
      title={isFailed ? messages.failed : messages.none(symbol)}
      action={actions && <PriceActionButtons actions={actions} />}
    >
      {whyNoPrice(live) ?? messages.noSource}
    </Notice>
  );
}
