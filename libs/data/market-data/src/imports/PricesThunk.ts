import type { UnknownAction } from '@reduxjs/toolkit';
import type { WithAnswers } from './pricesOf.js';

/** Changes prices on the server when dispatched. */
export type PricesThunk<End> = (
  dispatch: (action: UnknownAction) => unknown,
  getState: () => WithAnswers,
  extra: unknown,
) => Promise<End>;
