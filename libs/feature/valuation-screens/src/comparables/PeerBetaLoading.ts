/** Why the beta of a peer is not there yet. */
export type PeerBetaState =
  { readonly kind: 'loading' } | { readonly kind: 'failed'; readonly reason: string };

/** The betas that are being loaded, or could not be. */
export interface PeerBetaLoading {
  /** By peer id; none once a beta is there, or is known not to be measured. */
  readonly states: ReadonlyMap<string, PeerBetaState>;
  /** Loads the betas of peers; each is an edit once it is there. */
  readonly load: (ids: readonly string[]) => void;
}
