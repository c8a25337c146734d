import { createSlice } from '@reduxjs/toolkit';
import { defaultVariant } from './dashboardVariant.js';
import { fetchVariant } from './fetchVariant.js';

export interface AbTestState {
  /** The flags from the service, by key. */
  readonly flags: Readonly<Record<string, unknown>>;
  readonly variant: string;
  readonly isLoading: boolean;
  /** Why there is no response from the service; null when there is one, or none was requested. */
  readonly error: string | null;
}

/** The part of the store that this library owns. */
export interface WithAbTest {
  readonly abTest: AbTestState;
}

const initialState: AbTestState = { flags: {}, variant: defaultVariant, isLoading: false, error: null };

/** The dashboard variant for this browser. */
export const abTestSlice = createSlice({
  name: 'abTest',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchVariant.pending, (state): AbTestState => ({ ...state, isLoading: true, error: null }))
      .addCase(fetchVariant.fulfilled, (_state, { payload }): AbTestState => ({
        ...payload,
        isLoading: false,
        error: null,
      }))
      .addCase(fetchVariant.rejected, (state, { payload, error }): AbTestState => ({
        ...state,
        isLoading: false,
        error: payload ?? error.message ?? null,
      }));
  },
});

export const selectVariant = (state: WithAbTest): string => state.abTest.variant;
export const selectAbTest = (state: WithAbTest): AbTestState => state.abTest;
