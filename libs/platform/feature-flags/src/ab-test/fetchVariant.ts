import { createAsyncThunk } from '@reduxjs/toolkit';
import { messages } from '../messages.js';
import { askForVariant, type VariantAnswer } from './askForVariant.js';
import type { LoadFlagClient } from './FlagClient.js';
import { loadLaunchDarkly } from './loadLaunchDarkly.js';
import { waitInBrowser, type Wait } from './Wait.js';
import { whenIdle } from './whenIdle.js';

export interface VariantRequest {
  /** Client-side id at the flag service; null where none is configured, and then no code of it is loaded. */
  readonly clientId: string | null;
  readonly loadClient?: LoadFlagClient;
  /** Settles when the browser has nothing better to do. */
  readonly idle?: () => Promise<void>;
  readonly wait?: Wait;
}

/** Asks the flag service which variant this browser shows. Without an answer it is rejected, and the variant stays. */
export const fetchVariant = createAsyncThunk<VariantAnswer, VariantRequest, { rejectValue: string }>(
  'abTest/fetchVariant',
  async (
    { clientId, loadClient = loadLaunchDarkly, idle = whenIdle, wait = waitInBrowser },
    { rejectWithValue },
  ) => {
    if (clientId === null) return rejectWithValue(messages.clientMissing);
    await idle();
    const answer = await askForVariant(() => loadClient(clientId), wait);
    return answer ?? rejectWithValue(messages.clientMissing);
  },
);
