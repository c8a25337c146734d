import { sessionOf, sourceName } from '@finance-analyst/market';
import type { Valuation } from '@finance-analyst/valuation';
import { figureFormat } from '../model/figureFormat.js';
import type { DerivationNode } from './DerivationNode.js';
import { messages } from './messages.js';
import type { Writing } from './Writing.js';

/** The price of a model; nothing without one. */
export function priceNodes(
  { body: { priceSnapshot: price } }: Valuation,
  { formatting }: Writing,
  key: string,
): readonly DerivationNode[] {
  return price
    ? [
        {
          key: `${key}/price`,
          label: messages.price,
          formula: null,
          figure: { ok: true, value: price.price },
          choice: null,
          format: figureFormat('per_share', { currency: price.currency }),
          notes: [messages.priceOf(sourceName(price.source), formatting.formatDate(sessionOf(price)))],
          kind: 'price',
          children: () => [],
        },
      ]
    : [];
}
