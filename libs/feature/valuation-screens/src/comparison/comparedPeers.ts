import type { Peer } from '@finance-analyst/documents';
import type { FigureFormatting } from '@finance-analyst/figures';
import { readFundamentals } from '@finance-analyst/valuation';
import type { ComparedModel } from './ComparedModel.js';
import type { ComparedRow } from './ComparedRow.js';
import { messages } from './messages.js';

/** The peers that two states of a model differ in: added or removed, counted or left out, with other prices, betas or statements. */
export function comparedPeers(
  then: ComparedModel,
  now: ComparedModel,
  formatting: Pick<FigureFormatting, 'format' | 'formatDate'>,
): readonly ComparedRow[] {
  const ids = new Map([...now.body.peers, ...then.body.peers].map(({ id, name }) => [id, name]));
  return [...ids]
    .map(([id, name]) => ({
      id: `peer ${id}`,
      label: messages.peer(name),
      then: peerIn(then, id, formatting),
      now: peerIn(now, id, formatting),
      difference: null,
    }))
    .filter((row) => row.then !== row.now);
}

function peerIn(
  { body }: ComparedModel,
  id: string,
  { format, formatDate }: Pick<FigureFormatting, 'format' | 'formatDate'>,
): string {
  const peer = body.peers.find((one) => one.id === id);
  if (!peer) return messages.none;
  const statements = readFundamentals(body.peerStatements[id]);
  return [
    priceOf(peer, (price) =>
      messages.priceOn(
        format(price.price, { kind: 'per-share', precision: 2, currency: price.currency }),
        formatDate(price.asOf),
      ),
    ),
    statements.ok ? messages.statementsOf(formatDate(statements.value.knownOn)) : statements.reason,
    ...(peer.beta ? [messages.betaOf(format(peer.beta.value, { kind: 'number', precision: 2 }))] : []),
    ...(peer.isLeftOut ? [messages.leftOut] : []),
  ].join(', ');
}

const priceOf = ({ price }: Peer, written: (price: NonNullable<Peer['price']>) => string): string =>
  price ? written(price) : messages.noPrice;
