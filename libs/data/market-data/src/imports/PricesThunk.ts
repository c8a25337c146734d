import type { UnknownAction } from '@reduxjs/toolkit';
import type { WithAnswers } from './pricesOf.js';

/** Changes the prices on the server; to be dispatched. */
export type PricesThunk<End> = (
  dispatch: (action: UnknownAction) => unknown,
  getState: () => WithAnswers,
  extra: unknown,
) => Promise<End>;
