import type { CompanionManifest } from '@finance-analyst/contributions';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FeatureDependencies } from '../dependencies/FeatureDependencies.js';
import { createCompanions } from './createCompanions.js';

it('[WEB-180] loads what a feature shows beside every screen when it is first needed, and takes it away after', async () => {
  let isNeeded = false;
  const listeners = new Set<() => void>();
  const load = vi.fn(async () => () => <p>In progress</p>);
  const companion: CompanionManifest<FeatureDependencies> = {
    id: 'task',
    failureTitle: 'The task could not be shown',
    isShown: (_given, path) => isNeeded && path !== '/own',
    subscribe: (_given, listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
  };
  const need = async (next: boolean) => {
    isNeeded = next;
    await act(async () => {
      for (const listener of listeners) listener();
    });
  };
  const Companions = createCompanions({} as FeatureDependencies, [companion]);
  const { rerender } = render(<Companions path="/" />);
  expect(load).not.toHaveBeenCalled();
  await need(true);
  expect(await screen.findByText('In progress')).toBeDefined();
  rerender(<Companions path="/own" />);
  expect(screen.queryByText('In progress')).toBeNull();
  rerender(<Companions path="/" />);
  expect(screen.getByText('In progress')).toBeDefined();
  await need(false);
  expect(screen.queryByText('In progress')).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});
