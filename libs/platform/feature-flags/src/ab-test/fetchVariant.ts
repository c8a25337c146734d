import { createAsyncThunk } from '@reduxjs/toolkit';
import { messages } from '../messages.js';
import { askForVariant, type VariantAnswer } from './askForVariant.js';
import type { LoadFlagClient } from './FlagClient.js';
import { loadLaunchDarkly } from './loadLaunchDarkly.js';
import { waitInBrowser, type Wait } from './Wait.js';
import { whenIdle } from './whenIdle.js';

export interface VariantRequest {
  /** Client-side id at the flag service; null when none is configured, so that its code is never loaded. */
  readonly clientId: string | null;
  readonly loadClient?: LoadFlagClient;
  /** Resolves when the browser is idle. */
  readonly idle?: () => Promise<void>;
  readonly wait?: Wait;
}

/** Fetches this browser's variant from the flag service. Without a response it is rejected and the variant stays. */
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
