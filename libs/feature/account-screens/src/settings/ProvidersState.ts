/** A market data provider as reported by the server. */
export interface ConfiguredProvider {
  readonly id: string;
  readonly name: string;
  readonly state: 'ready' | 'not-configured' | 'limited' | 'failing';
  /** Why it is not ready. */
  readonly reason: string | null;
}

/** The loaded state of the server's providers. */
export type ProvidersState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: string; readonly onRetry?: () => void }
  | { readonly kind: 'ready'; readonly providers: readonly ConfiguredProvider[] };
