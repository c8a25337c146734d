import { configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import {
  aiStatusChanged,
  performanceMeasured,
  selectSystemStatus,
  syncStatusChanged,
  systemStatusSlice,
} from './systemStatusSlice.js';

const at = new Date('2026-11-20T12:00:00Z');
const createStore = () => configureStore({ reducer: { systemStatus: systemStatusSlice.reducer } });

it('[MONITORING-1] starts idle and synced with nothing measured', () => {
  expect(selectSystemStatus(createStore().getState())).toEqual({
    performance: { lcp: null, fid: null, cls: null },
    aiStatus: 'idle',
    syncStatus: 'synced',
    lastUpdate: null,
  });
});

it('[MONITORING-1] says when something changed', () => {
  const store = createStore();
  store.dispatch(aiStatusChanged('analyzing', at));
  expect(store.getState().systemStatus).toMatchObject({
    aiStatus: 'analyzing',
    lastUpdate: '2026-11-20T12:00:00.000Z',
  });
  store.dispatch(syncStatusChanged('error', new Date('2026-11-20T12:00:01Z')));
  expect(store.getState().systemStatus).toMatchObject({
    aiStatus: 'analyzing',
    syncStatus: 'error',
    lastUpdate: '2026-11-20T12:00:01.000Z',
  });
});

it('[MONITORING-1] takes the present where no moment is given', () => {
  const before = Date.now();
  const { meta } = aiStatusChanged('completed');
  expect(Date.parse(meta.at)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(meta.at)).toBeLessThanOrEqual(Date.now());
});

it('[MONITORING-2] keeps the measures that are not told anew', () => {
  const store = createStore();
  store.dispatch(performanceMeasured({ lcp: 1200 }, at));
  store.dispatch(performanceMeasured({ cls: 0.02 }, at));
  expect(store.getState().systemStatus.performance).toEqual({ lcp: 1200, fid: null, cls: 0.02 });
});
