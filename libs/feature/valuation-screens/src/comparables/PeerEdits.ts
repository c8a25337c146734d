import type { PeerMarketData, PeerWithStatements } from '@finance-analyst/valuation';

/** The edits of a model's peers; each can be undone. */
export interface PeerEdits {
  /** Adds peers; those that the model has get the new price and statements. */
  readonly addPeers: (added: readonly PeerWithStatements[]) => void;
  /** Gives peers new prices and statements; one that was removed meanwhile stays removed. */
  readonly refreshPeers: (loaded: readonly PeerWithStatements[]) => void;
  /** Gives a peer the beta and price that arrived after its statements. */
  readonly setPeerMarketData: (id: string, arrived: PeerMarketData) => void;
  readonly removePeer: (id: string) => void;
  /** Leaves a peer out of the statistics, or counts it again. */
  readonly setPeerLeftOut: (id: string, isLeftOut: boolean) => void;
}
