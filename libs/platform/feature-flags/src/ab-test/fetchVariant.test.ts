import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { createFlagClient } from '../testing/createFlagClient.js';
import { abTestSlice, selectAbTest, selectVariant } from './abTestSlice.js';
import { fetchVariant, type VariantRequest } from './fetchVariant.js';

const never = new Promise<never>(() => undefined);

const arrange = (request: Partial<VariantRequest>) => {
  const store = configureStore({ reducer: { abTest: abTestSlice.reducer } });
  const fetched = store.dispatch(
    fetchVariant({ clientId: 'client-1', idle: async () => undefined, wait: () => never, ...request }),
  );
  return {
    fetched,
    state: () => selectAbTest(store.getState()),
    variant: () => selectVariant(store.getState()),
  };
};

describe('fetchVariant', () => {
  it('[FEATURE-FLAGS-4] has variant A, no flags, no error and nothing under way before anything is asked', () => {
    const store = configureStore({ reducer: { abTest: abTestSlice.reducer } });
    expect(store.getState().abTest).toEqual({ flags: {}, variant: 'A', isLoading: false, error: null });
  });

  it('[FEATURE-FLAGS-5] is under way until the service has answered, then has the variant and the flags', async () => {
    const client = createFlagClient({ 'dashboard-variant': 'B', 'other-flag': true });
    const { fetched, state, variant } = arrange({ loadClient: async () => client });
    expect(state()).toMatchObject({ isLoading: true, variant: 'A' });
    await fetched;
    expect(state()).toEqual({
      flags: { 'dashboard-variant': 'B', 'other-flag': true },
      variant: 'B',
      isLoading: false,
      error: null,
    });
    expect(variant()).toBe('B');
  });

  it('[FEATURE-FLAGS-6] goes on with A and says so when there is no client, without loading one', async () => {
    const loads: string[] = [];
    const { fetched, state } = arrange({
      clientId: null,
      loadClient: async (id) => {
        loads.push(id);
        return never;
      },
    });
    const outcome = await fetched;
    expect(fetchVariant.rejected.match(outcome)).toBe(true);
    expect(state()).toEqual({
      flags: {},
      variant: 'A',
      isLoading: false,
      error: 'LD client not initialized',
    });
    expect(loads).toEqual([]);
  });

  it.each([
    ['fails', async () => 'failed'],
    ['is too slow', async () => 'timeout'],
    ['breaks off', () => Promise.reject(new Error('offline'))],
  ])('[FEATURE-FLAGS-7] goes on with A when the service %s', async (_, status) => {
    const client = createFlagClient({ 'dashboard-variant': 'B' }, status);
    const { fetched, state } = arrange({ loadClient: async () => client });
    await fetched;
    expect(state()).toMatchObject({ variant: 'A', isLoading: false, error: 'LD client not initialized' });
    expect(client.timeouts).toEqual([5]);
    expect(client.isClosed()).toBe(true);
  });

  it('[FEATURE-FLAGS-7] goes on with A after five seconds when not even the code of the client arrives', async () => {
    const waits: number[] = [];
    const { fetched, state } = arrange({
      loadClient: () => never,
      wait: async (durationMs) => void waits.push(durationMs),
    });
    await fetched;
    expect(waits).toEqual([5000]);
    expect(state()).toMatchObject({ variant: 'A', error: 'LD client not initialized' });
  });

  it.each([undefined, '', '  ', 7, null])(
    '[FEATURE-FLAGS-5] takes A where the variation is %j',
    async (value) => {
      const { fetched, state } = arrange({
        loadClient: async () => createFlagClient({ 'dashboard-variant': value }),
      });
      await fetched;
      expect(state()).toMatchObject({ variant: 'A', error: null });
    },
  );

  it('[FEATURE-FLAGS-8] loads the client only when the browser is idle', async () => {
    const order: string[] = [];
    const { fetched } = arrange({
      idle: async () => void order.push('idle'),
      loadClient: async () => {
        order.push('load');
        return createFlagClient({});
      },
    });
    await fetched;
    expect(order).toEqual(['idle', 'load']);
  });
});
