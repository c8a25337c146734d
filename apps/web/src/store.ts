import { marketDataApi } from '@finance-analyst/market-data';
import { savedModelsSlice, type WithSavedModels } from '@finance-analyst/workspace';
import { configureStore, type EnhancedStore } from '@reduxjs/toolkit';

export interface StoreEdges {
  /** Where the API is, such as `/api/`. */
  readonly apiBase: string;
  readonly clock: () => Date;
}

export type Store = EnhancedStore<WithSavedModels & { readonly marketData: unknown }>;

/** The one store. What is in it belongs to the libraries whose slices these are. */
export const createStore = ({ apiBase, clock }: StoreEdges): Store =>
  configureStore({
    reducer: { marketData: marketDataApi.reducer, savedModels: savedModelsSlice.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { marketData: { apiBase, clock } } } }).concat(
        marketDataApi.middleware,
      ),
  });
