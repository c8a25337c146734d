import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface AddressState {
  /** Where the action of a toast leads; null once the person is there. */
  readonly asked: string | null;
}

/** The part of the store through which a plain action, such as a toast's, goes to another screen. */
export interface WithAddress {
  readonly address: AddressState;
}

const initialState: AddressState = { asked: null };

export const addressSlice = createSlice({
  name: 'address',
  initialState,
  reducers: {
    addressAsked: (_state, { payload }: PayloadAction<string>): AddressState => ({ asked: payload }),
    addressReached: (): AddressState => initialState,
  },
});

export const { addressAsked, addressReached } = addressSlice.actions;

export const selectAskedAddress = ({ address }: WithAddress): string | null => address.asked;
