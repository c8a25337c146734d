import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTrial } from '../testing/createTrial.js';
import { AccessibilityProvider } from './AccessibilityProvider.js';
import { useAccessibility } from './useAccessibility.js';

function Consumer(): ReactElement {
  const { preferences, problem, change, announce } = useAccessibility();
  return (
    <>
      <p>{preferences.largeText ? 'large' : 'usual'}</p>
      <p>{problem ?? 'no problem'}</p>
      <button onClick={() => change({ largeText: true })}>Enlarge</button>
      <button
        onClick={() => {
          announce('Saved');
          announce('Saved');
        }}
      >
        Save
      </button>
      <button
        onClick={() => {
          announce('Session ends', { assertive: true });
        }}
      >
        Warn
      </button>
    </>
  );
}

const regions = (): readonly string[][] =>
  screen.getAllByRole('log').map((region) => [...region.children].map((entry) => entry.textContent));

describe('AccessibilityProvider', () => {
  it('[ACCESSIBILITY-8] throws the error of the specification where there is no provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Consumer />)).toThrow(
      'useAccessibility must be used within an AccessibilityProvider',
    );
    vi.restoreAllMocks();
  });

  it('[ACCESSIBILITY-9] gives the preferences and follows their changes', () => {
    const { store, storage } = createTrial();
    render(
      <AccessibilityProvider store={store}>
        <Consumer />
      </AccessibilityProvider>,
    );
    expect(screen.getByText('usual')).toBeDefined();
    storage.refuse('QuotaExceededError');
    fireEvent.click(screen.getByRole('button', { name: 'Enlarge' }));
    expect(screen.getByText('large')).toBeDefined();
    expect(screen.queryByText('no problem')).toBeNull();
  });
});

describe('announcements', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('[ACCESSIBILITY-10] are read one by one, the same one twice too, and then leave the page', () => {
    render(
      <AccessibilityProvider store={createTrial().store}>
        <Consumer />
      </AccessibilityProvider>,
    );
    expect(screen.getAllByRole('log').map((region) => region.getAttribute('aria-live'))).toEqual([
      'polite',
      'assertive',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(regions()).toEqual([['Saved', 'Saved'], []]);
    act(() => {
      vi.advanceTimersByTime(10_000);
    });
    expect(regions()).toEqual([[], []]);
  });

  it('[ACCESSIBILITY-10] interrupt where they are urgent', () => {
    render(
      <AccessibilityProvider store={createTrial().store}>
        <Consumer />
      </AccessibilityProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Warn' }));
    expect(regions()).toEqual([[], ['Session ends']]);
  });
});
