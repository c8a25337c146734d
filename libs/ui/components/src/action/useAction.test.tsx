import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAction } from './useAction.js';

/** An action that ends when the test says so. */
function startable() {
  const ends: ((result: string) => void)[] = [];
  const { result } = renderHook(() =>
    useAction(
      (name: string) =>
        new Promise<string>((resolve) => {
          ends.push((word) => {
            resolve(`${name} ${word}`);
          });
        }),
    ),
  );
  return { action: () => result.current, ends };
}

describe('useAction', () => {
  it('[COMPONENTS-51] reports that it is running, then its result', async () => {
    const { action, ends } = startable();
    expect([action().isRunning, action().result]).toEqual([false, null]);
    let ended: Promise<string | null> = Promise.resolve(null);
    act(() => {
      ended = action().run('File');
    });
    expect([action().isRunning, action().result]).toEqual([true, null]);
    await act(async () => {
      ends[0]?.('written');
      await ended;
    });
    expect([action().isRunning, action().result, await ended]).toEqual([
      false,
      'File written',
      'File written',
    ]);
  });

  it('[COMPONENTS-51] does not start again while running, and clears its last result on a new start', async () => {
    const { action, ends } = startable();
    const first = { end: Promise.resolve<string | null>(null) };
    act(() => {
      first.end = action().run('File');
    });
    expect(await action().run('File')).toBeNull();
    expect(ends).toHaveLength(1);
    await act(async () => {
      ends[0]?.('written');
      await first.end;
    });
    act(() => {
      void action().run('File');
    });
    expect([action().isRunning, action().result, ends.length]).toEqual([true, null, 2]);
  });
});
