import {
  isSameValue,
  type MeasuredBeta,
  type Peer,
  type PriceSnapshot,
  type ValuationModelBody,
} from '@finance-analyst/documents';
import type { CompanyFundamentals } from '@finance-analyst/market';
import { statementSnapshotOf } from '../saved-model/statementSnapshotOf.js';

/** A peer with the statements to store of it. */
export interface PeerWithStatements {
  readonly peer: Omit<Peer, 'isLeftOut'>;
  readonly fundamentals: CompanyFundamentals;
}

/** What arrives of a peer after its statements; null for what does not. */
export interface PeerMarketData {
  readonly beta: MeasuredBeta | null;
  readonly price: PriceSnapshot | null;
}

/** Adds peers; one that the model already has gets the new statements, and the new price if there is one. */
export function addPeers(body: ValuationModelBody, added: readonly PeerWithStatements[]): ValuationModelBody {
  const byId = new Map(added.map(({ peer }) => [peer.id, peer]));
  const known = new Set(body.peers.map(({ id }) => id));
  return {
    ...body,
    peers: [
      ...body.peers.map((peer) => {
        const again = byId.get(peer.id);
        return again ? { ...peer, ...again, price: again.price ?? peer.price } : peer;
      }),
      ...added.filter(({ peer }) => !known.has(peer.id)).map(({ peer }) => peer),
    ],
    peerStatements: {
      ...body.peerStatements,
      ...Object.fromEntries(
        added.map(({ peer, fundamentals }) => [peer.id, statementSnapshotOf(fundamentals)]),
      ),
    },
  };
}

/** Gives peers new prices and statements; one that the model no longer has stays removed. */
export function refreshPeers(
  body: ValuationModelBody,
  loaded: readonly PeerWithStatements[],
): ValuationModelBody {
  const known = new Set(body.peers.map(({ id }) => id));
  const still = loaded.filter(({ peer }) => known.has(peer.id));
  return still.length === 0 ? body : addPeers(body, still);
}

/** Gives a peer what arrived after its statements; the same body if it has that, or is no longer a peer. */
export function setPeerMarketData(
  body: ValuationModelBody,
  id: string,
  { beta, price }: PeerMarketData,
): ValuationModelBody {
  const peer = body.peers.find((each) => each.id === id);
  const isKnown = (key: 'beta' | 'price', arrived: object | null): boolean =>
    arrived === null || isSameValue(peer?.[key], arrived);
  if (!peer || (isKnown('beta', beta) && isKnown('price', price))) return body;
  const priced = { ...peer, ...(beta && { beta }), ...(price && { price }) };
  return { ...body, peers: body.peers.map((each) => (each === peer ? priced : each)) };
}

/** Removes a peer and its statements. */
export function removePeer(body: ValuationModelBody, id: string): ValuationModelBody {
  const { [id]: _removed, ...peerStatements } = body.peerStatements;
  return { ...body, peers: body.peers.filter((peer) => peer.id !== id), peerStatements };
}

/** Leaves a peer out of the statistics, or counts it again. */
export const setPeerLeftOut = (
  body: ValuationModelBody,
  id: string,
  isLeftOut: boolean,
): ValuationModelBody => ({
  ...body,
  peers: body.peers.map((peer) => {
    if (peer.id !== id) return peer;
    const { isLeftOut: _before, ...counted } = peer;
    return isLeftOut ? { ...counted, isLeftOut: true } : counted;
  }),
});
