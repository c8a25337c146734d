import { createMarketDataStore, type MarketDataStore } from '@finance-analyst/market-data';
import { savedModelsSlice, type WithSavedModels } from '@finance-analyst/workspace';

export interface StoreEdges {
  /** Where the API is, such as `/api/`. */
  readonly apiBase: string;
  readonly clock: () => Date;
}

export type Store = MarketDataStore<WithSavedModels>;

/** The one store. What is in it belongs to the libraries whose slices these are. */
export const createStore = (edges: StoreEdges): Store =>
  createMarketDataStore(edges, { savedModels: savedModelsSlice.reducer });
