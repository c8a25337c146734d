/** Where a test that is under way survives other screens and a reload: the tab's session storage. */
export interface TestStorage extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  /** Calls the listener when the product has changed something in it. Returns how to stop that. */
  subscribe(listener: () => void): () => void;
}
