import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type AiStatus = 'idle' | 'analyzing' | 'completed' | 'error';

export type SyncStatus = 'synced' | 'syncing' | 'error';

/** Milliseconds, CLS a score; null until the browser has measured it. */
export interface SystemPerformance {
  readonly lcp: number | null;
  readonly fid: number | null;
  readonly cls: number | null;
}

export interface SystemStatus {
  readonly performance: SystemPerformance;
  readonly aiStatus: AiStatus;
  readonly syncStatus: SyncStatus;
  /** ISO 8601; null until something has changed. */
  readonly lastUpdate: string | null;
}

/** The part of the store that this library owns. */
export interface WithSystemStatus {
  readonly systemStatus: SystemStatus;
}

const initialState: SystemStatus = {
  performance: { lcp: null, fid: null, cls: null },
  aiStatus: 'idle',
  syncStatus: 'synced',
  lastUpdate: null,
};

type Stamped<Payload> = PayloadAction<Payload, string, { readonly at: string }>;

/** An action with its time: now, unless given. */
const stamped = <Payload>(payload: Payload, at: Date = new Date()) => ({
  payload,
  meta: { at: at.toISOString() },
});

/** The state of the product itself: speed, the assistant, synchronization. */
export const systemStatusSlice = createSlice({
  name: 'systemStatus',
  initialState,
  reducers: {
    aiStatusChanged: {
      prepare: (status: AiStatus, at?: Date) => stamped(status, at),
      reducer: (state, { payload, meta }: Stamped<AiStatus>) => ({
        ...state,
        aiStatus: payload,
        lastUpdate: meta.at,
      }),
    },
    syncStatusChanged: {
      prepare: (status: SyncStatus, at?: Date) => stamped(status, at),
      reducer: (state, { payload, meta }: Stamped<SyncStatus>) => ({
        ...state,
        syncStatus: payload,
        lastUpdate: meta.at,
      }),
    },
    performanceMeasured: {
      prepare: (measured: Partial<SystemPerformance>, at?: Date) => stamped(measured, at),
      reducer: (state, { payload, meta }: Stamped<Partial<SystemPerformance>>) => ({
        ...state,
        performance: { ...state.performance, ...payload },
        lastUpdate: meta.at,
      }),
    },
  },
});

export const { aiStatusChanged, syncStatusChanged, performanceMeasured } = systemStatusSlice.actions;

export const selectSystemStatus = (state: WithSystemStatus): SystemStatus => state.systemStatus;
