import { loggedIn, loggedOut, selectUser } from '@finance-analyst/session';
import { createStoredEntries } from '@finance-analyst/stored-entries';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { entryMessages } from './entryMessages.js';
import { messages } from './messages.js';
import { replayTour } from './replayTour.js';
import { createFakeStorage } from './testing/createFakeStorage.js';
import { createSignedInStore, createStageStore } from './testing/createStageStore.js';
import { openSampleLabel, openTerminalLabel } from './testing/exampleSteps.js';
import { TourStage, type TourStageProps } from './testing/TourStage.js';

// Compiled once here, so that no test's time limit includes it.
beforeAll(async () => {
  await import('./Tour.js');
});

const all = ['terminal-toggle', 'nav-valuation-workbench', 'nav-model-lab', 'nav-reports'];
const start = async ({
  storage = createFakeStorage(),
  ...stage
}: TourStageProps & { readonly storage?: ReturnType<typeof createFakeStorage> } = {}) => {
  const store = stage.store ?? createSignedInStore();
  const entries = createStoredEntries({ device: storage });
  await act(async () => {
    render(<TourStage entries={entries} {...stage} store={store} />);
  });
  return { store, storage, isOn: () => selectUser(store.getState()).tutorialMode };
};
const step = () => screen.queryByRole('dialog');
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
const address = () => screen.getByLabelText('Address').textContent;

describe('OnboardingTour', () => {
  it('[ONBOARDING-TOUR-1] does not run for guests', async () => {
    const { isOn } = await start({ store: createStageStore() });
    expect(step()).toBeNull();
    expect(isOn()).toBe(false);
  });

  it('[ONBOARDING-TOUR-2] starts once someone who has not seen it signs in', async () => {
    const { store, isOn } = await start({ store: createStageStore() });
    await act(async () => {
      store.dispatch(loggedIn({ name: 'Mara Keller' }));
    });
    expect(isOn()).toBe(true);
    expect(step()).not.toBeNull();
  });

  it('[ONBOARDING-TOUR-2] does not start for someone who has seen it, and closes when they sign out', async () => {
    const storage = createFakeStorage({ tour_completed: 'true' });
    const { store, isOn } = await start({ storage });
    expect(isOn()).toBe(false);
    await act(async () => {
      store.dispatch(replayTour());
    });
    expect(step()).not.toBeNull();
    await act(async () => {
      store.dispatch(loggedOut());
    });
    expect(step()).toBeNull();
  });

  it('[ONBOARDING-TOUR-3] shows the steps of the features in order', async () => {
    await start({ targets: all });
    const seen: (string | undefined)[] = [];
    for (let number = 1; number <= 5; number += 1) {
      seen.push(screen.getByRole('heading', { level: 2 }).textContent);
      if (number < 5) await press(messages.next);
    }
    expect(seen).toEqual([
      'Welcome to Finance Analyst Pro 1 of 5',
      'The terminal 2 of 5',
      'Sample data 3 of 5',
      'Model Lab 4 of 5',
      'Export 5 of 5',
    ]);
    expect(screen.queryByRole('button', { name: messages.next })).toBeNull();
  });

  it('[ONBOARDING-TOUR-4] leaves out steps whose target is missing, and numbers the rest', async () => {
    await start({ targets: [] });
    expect(screen.getByText('1 of 2')).toBeTruthy();
    await press(messages.next);
    expect(screen.getByRole('dialog', { name: 'Sample data 2 of 2' })).toBeTruthy();
    expect(screen.getByRole('button', { name: messages.finish })).toBeTruthy();
  });

  it('[ONBOARDING-TOUR-5] goes back with Back, which the first step does not have', async () => {
    await start();
    expect(screen.queryByRole('button', { name: messages.back })).toBeNull();
    await press(messages.next);
    await press(messages.back);
    expect(screen.getByRole('dialog', { name: /^Welcome/ })).toBeTruthy();
  });

  it.each([messages.close, messages.finish])(
    '[ONBOARDING-TOUR-6] ends with %s and does not start again',
    async (name) => {
      const { storage, isOn } = await start({ targets: [] });
      if (name === messages.finish) await press(messages.next);
      await press(name);
      expect(step()).toBeNull();
      expect(isOn()).toBe(false);
      expect(storage.getItem('tour_completed')).toBe('true');
    },
  );

  it('[ONBOARDING-TOUR-6] leaves a stored value as it is', async () => {
    const storage = createFakeStorage({ tour_completed: '2024-02-01' });
    const { store } = await start({ storage });
    await act(async () => {
      store.dispatch(replayTour());
    });
    await press(messages.close);
    expect(storage.getItem('tour_completed')).toBe('2024-02-01');
  });

  it('[ONBOARDING-TOUR-6] says that it will show again if the browser stores nothing', async () => {
    const storage = createFakeStorage();
    storage.isFull = true;
    const onProblem = vi.fn();
    const { isOn } = await start({ storage, onProblem });
    await press(messages.close);
    expect(step()).toBeNull();
    expect(isOn()).toBe(false);
    expect(onProblem).toHaveBeenCalledExactlyOnceWith(entryMessages.notRemembered);
  });

  it('[ONBOARDING-TOUR-7] performs the action of a step, and ends if the step says so', async () => {
    const openTerminal = vi.fn();
    const { isOn } = await start({ targets: all, openTerminal });
    await press(messages.next);
    await press(openTerminalLabel);
    expect(openTerminal).toHaveBeenCalledOnce();
    await press(messages.next);
    await press(openSampleLabel);
    expect(address()).toBe('/valuation-workbench?symbol=GLH.SMP');
    await press(messages.next);
    await press(messages.next);
    await press(messages.openReports);
    expect(address()).toBe('/reports');
    expect(isOn()).toBe(false);
  });

  it('[ONBOARDING-TOUR-8] takes the focus at each step, keeps Tab within, and returns the focus', async () => {
    const { store } = await start({ storage: createFakeStorage({ tour_completed: 'true' }) });
    const before = screen.getByText('terminal-toggle');
    before.focus();
    await act(async () => {
      store.dispatch(replayTour());
    });
    expect(document.activeElement).toBe(step());
    await press(messages.next);
    const dialog = screen.getByRole('dialog', { name: /^The terminal/ });
    expect(document.activeElement).toBe(dialog);
    const tab = (shiftKey: boolean) =>
      fireEvent.keyDown(document.activeElement ?? dialog, { key: 'Tab', shiftKey });
    tab(true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: messages.next }));
    tab(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: openTerminalLabel }));
    await press(messages.close);
    expect(document.activeElement).toBe(before);
  });

  it('[ONBOARDING-TOUR-8] takes the focus back from a screen that it opened, and from no other', async () => {
    await start({ targets: [] });
    await press(messages.next);
    await press(openSampleLabel);
    await waitFor(() => {
      expect(document.activeElement).toBe(step());
    });
    const link = screen.getByRole('link', { name: 'Service status' });
    link.focus();
    await act(async () => {
      fireEvent.click(link);
    });
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('[ONBOARDING-TOUR-8] says that the page around it stays usable', async () => {
    await start();
    expect(step()?.getAttribute('aria-modal')).toBe('false');
  });

  it('[ONBOARDING-TOUR-8] closes with Escape, but not while something else has the focus', async () => {
    const { storage } = await start({ children: <input aria-label="Elsewhere" /> });
    const elsewhere = screen.getByLabelText('Elsewhere');
    elsewhere.focus();
    fireEvent.keyDown(elsewhere, { key: 'Escape' });
    expect(step()).not.toBeNull();
    await act(async () => {
      step()?.focus();
      fireEvent.keyDown(step() ?? document.body, { key: 'Escape' });
    });
    expect(step()).toBeNull();
    expect(storage.getItem('tour_completed')).toBe('true');
  });

  it('[ONBOARDING-TOUR-9] highlights its target, wherever that moves', async () => {
    await start();
    let top = 40;
    const target = screen.getByText('terminal-toggle');
    target.getBoundingClientRect = () => new DOMRect(10, top, 100, 30);
    await press(messages.next);
    const mark = () => document.querySelector<HTMLElement>('body > [aria-hidden="true"]');
    await waitFor(() => {
      expect(mark()?.style.top).toBe('40px');
    });
    top = 240;
    await waitFor(() => {
      expect(mark()?.style.top).toBe('240px');
    });
  });

  it('[ONBOARDING-TOUR-9] scrolls its target into view', async () => {
    await start();
    const target = screen.getByText('terminal-toggle');
    target.scrollIntoView = vi.fn();
    await press(messages.next);
    expect(target.scrollIntoView).toHaveBeenCalledOnce();
  });
});
