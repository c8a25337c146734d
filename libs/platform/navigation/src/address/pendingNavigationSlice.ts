import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface PendingNavigationState {
  /** Where the action of a toast leads; null once the page goes there. */
  readonly address: string | null;
}

/** The part of the store through which a plain action, such as a toast's, goes to another screen. */
export interface WithPendingNavigation {
  readonly pendingNavigation: PendingNavigationState;
}

const initialState: PendingNavigationState = { address: null };

export const pendingNavigationSlice = createSlice({
  name: 'pendingNavigation',
  initialState,
  reducers: {
    navigationRequested: (_state, { payload }: PayloadAction<string>): PendingNavigationState => ({
      address: payload,
    }),
    navigationStarted: (): PendingNavigationState => initialState,
  },
});

export const { navigationRequested, navigationStarted } = pendingNavigationSlice.actions;

export const selectPendingAddress = ({ pendingNavigation }: WithPendingNavigation): string | null =>
  pendingNavigation.address;
