/** Why the beta of a peer is not there yet. */
export type PeerBetaState =
  | { readonly kind: 'loading' }
  /** The prices that it is measured from are still arriving. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly reason: string };

/** A peer whose beta is loaded. */
export interface PeerToMeasure {
  readonly id: string;
  readonly hasPrice: boolean;
}

/** The betas that are being loaded, or could not be. */
export interface PeerBetaLoading {
  /** By peer id; none once a beta is there, or is known not to be measured. */
  readonly states: ReadonlyMap<string, PeerBetaState>;
  /** Loads the betas of peers, and prices that are not known; each is an edit once it is there. */
  readonly load: (peers: readonly PeerToMeasure[]) => void;
}
