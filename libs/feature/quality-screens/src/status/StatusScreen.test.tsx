import type { ReadWorkerState } from '@finance-analyst/service-worker';
import { deviceStorageWords } from '@finance-analyst/session';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createFakeDeviceStorage } from '../testing/createFakeDeviceStorage.js';
import { definitionOf } from '../testing/definitionOf.js';
import { exampleHealth, exampleStatus, troubledStatus } from '../testing/exampleStatus.js';
import { exampleWorker } from '../testing/exampleWorker.js';
import { rowsOf } from '../testing/rowsOf.js';
import { StatusStage, type ServerAnswer, type StatusStageProps } from '../testing/StatusStage.js';
import { messages } from './messages.js';

const fine: ServerAnswer = { health: exampleHealth, status: exampleStatus };

const show = (answer: ServerAnswer = fine, props: Omit<StatusStageProps, 'server'> = {}) => {
  const server = { answer, asked: 0 };
  render(
    <StatusStage
      server={() => {
        server.asked += 1;
        return server.answer;
      }}
      {...props}
    />,
  );
  return server;
};
const eventually = (term: string, words: unknown) =>
  waitFor(() => {
    expect(definitionOf(term)).toEqual(words);
  });

describe('StatusScreen', () => {
  it('[QUALITY-SCREENS-12] shows in one line: server, providers, incidents, models', async () => {
    show({ health: exampleHealth, status: troubledStatus }, { saved: { phase: 'loaded', rows: [] } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Service status');
    await eventually(messages.providersReady, '0 of 2');
    expect(screen.getAllByText(messages.working)).toHaveLength(2);
    expect(definitionOf(messages.openIncidents)).toBe('1');
    expect(definitionOf(messages.documentsHere)).toBe('0');
  });

  it('[QUALITY-SCREENS-12] shows no figures and no zero before the first answer', () => {
    show('never', { saved: { phase: 'waiting' } });
    expect(screen.getByText(messages.checking, { selector: 'dd' })).toBeDefined();
    expect(definitionOf(messages.providersReady)).toContain(messages.providersLoading);
    expect(definitionOf(messages.openIncidents)).toContain(messages.providersLoading);
    expect(definitionOf(messages.documentsHere)).toContain(messages.documentsReading);
  });

  it('[QUALITY-SCREENS-12] counts no provider if none is configured', async () => {
    show({ health: exampleHealth, status: { ...exampleStatus, providers: [] } });
    await waitFor(() => {
      expect(definitionOf(messages.providersReady)).toContain(messages.noProviders);
    });
    expect(screen.getByText(messages.noProvidersTitle)).toBeDefined();
  });

  it('[QUALITY-SCREENS-13] shows version, database and uptime', async () => {
    show();
    await eventually(messages.version, '1.4.0');
    expect(definitionOf(messages.database)).toBe(messages.databases.pglite);
    expect(definitionOf(messages.runningFor)).toBe('3 h 20 min');
  });

  it("[QUALITY-SCREENS-13] shows the server's problems", async () => {
    const health = { ...exampleHealth, status: 'degraded', problems: ['The disk is full.'] } as const;
    show({ health: { ...health, problems: [...health.problems] }, status: exampleStatus });
    await eventually(messages.problem, 'The disk is full.');
    expect(screen.getAllByText(messages.degraded).length).toBeGreaterThan(0);
  });

  it('[QUALITY-SCREENS-14] shows the state of each provider', async () => {
    show({ health: exampleHealth, status: troubledStatus });
    await screen.findByRole('table', { name: messages.providers });
    expect(rowsOf(messages.providers)).toEqual([
      [
        'SEC EDGAR',
        'Failing since 14:10',
        '13:00',
        '14:20',
        '5 per second',
        'SEC EDGAR cannot be reached. Paused until 14:31.',
      ],
      [
        'Finnhub',
        'Limited until 14:45',
        expect.stringContaining(messages.notYetSucceeded),
        '14:29',
        '5 per second',
        'Finnhub’s rate limit was reached.',
      ],
      [
        'Alpha Vantage',
        'Not configured',
        expect.stringContaining(messages.notYetSucceeded),
        expect.stringContaining(messages.neverFailed),
        expect.stringContaining(messages.noRate),
        'No key is set.',
      ],
    ]);
  });

  it('[QUALITY-SCREENS-15] lists incidents newest first, with durations and the start of recording', async () => {
    show({ health: exampleHealth, status: troubledStatus });
    await screen.findByRole('table', { name: messages.incidents });
    expect(rowsOf(messages.incidents)).toEqual([
      ['SEC EDGAR', '14:10', messages.goingOn, '20 min', 'SEC EDGAR cannot be reached.'],
      [
        'SEC EDGAR',
        'Nov 19, 2026, 10:00',
        'Nov 19, 2026, 11:30',
        '1 h 30 min',
        'SEC EDGAR did not answer within 10 s.',
      ],
    ]);
    expect(screen.getByText(messages.incidentsKept('Nov 19, 2026, 08:00'))).toBeDefined();
  });

  it('[QUALITY-SCREENS-15] says since when there have been none', async () => {
    show();
    expect(await screen.findByText(messages.noIncidentsExplained('11:10'))).toBeDefined();
  });

  it('[QUALITY-SCREENS-16] says why the server cannot be reached, and retries', async () => {
    const server = show('error');
    expect(await screen.findByText(messages.serverFailed)).toBeDefined();
    expect(definitionOf(messages.server)).toBe(messages.notReached);
    expect(screen.getAllByText(/The server is being restarted/).length).toBeGreaterThan(0);
    server.answer = fine;
    fireEvent.click(screen.getByRole('button', { name: messages.checkAgain }));
    await eventually(messages.server, messages.working);
    expect(screen.queryByText(messages.serverFailed)).toBeNull();
  });

  it('[QUALITY-SCREENS-16] says offline that the status needs a connection, whatever was loaded before', async () => {
    show('offline');
    expect((await screen.findAllByText(new RegExp(messages.onlyOnline))).length).toBeGreaterThan(0);
    expect(screen.queryByText(/not loaded before/)).toBeNull();
  });

  it('[QUALITY-SCREENS-16] keeps an earlier answer with its age', async () => {
    const server = show();
    await eventually(messages.version, '1.4.0');
    server.answer = 'error';
    fireEvent.click(screen.getByRole('button', { name: messages.checkAgain }));
    const words = messages.serverStale('The server is being restarted. Try again in a minute.', '14:30');
    expect((await screen.findAllByText(words)).length).toBe(3);
    expect(definitionOf(messages.version)).toBe('1.4.0');
    expect(definitionOf(messages.server)).toBe(messages.notReached);
  });

  it('[QUALITY-SCREENS-17] shows where work is stored', async () => {
    show();
    await eventually(messages.version, '1.4.0');
    expect(definitionOf(messages.keptWhere)).toBe(messages.storages.device);
    expect(definitionOf(deviceStorageWords.protection)).toBe(deviceStorageWords.protections.protected.word);
    expect(definitionOf(messages.waiting)).toBe(messages.nothingWaits);
  });

  it("[QUALITY-SCREENS-17] shows the browser's current storage state, whatever the workspace read", async () => {
    const deviceStorage = createFakeDeviceStorage({ isProtected: false, agrees: false });
    show(fine, { deviceStorage });
    await eventually(deviceStorageWords.protection, deviceStorageWords.protections['not-asked'].word);
    await act(async () => void (await deviceStorage.keep()));
    expect(definitionOf(deviceStorageWords.protection)).toBe(deviceStorageWords.protections.denied.word);
  });

  it('[QUALITY-SCREENS-17] shows a storage problem', async () => {
    show(fine, {
      saved: {
        phase: 'failed',
        reason: 'The list is locked.',
        workspace: { storage: 'memory', reason: 'The device is full.' },
      },
    });
    await eventually(messages.version, '1.4.0');
    expect(screen.getByText('The device is full.')).toBeDefined();
    expect(screen.getByText(messages.listFailed('The list is locked.'))).toBeDefined();
    expect(definitionOf(messages.keptWhere)).toBe(messages.storages.memory);
    expect(definitionOf(messages.models)).toContain('The list is locked.');
  });

  it('[QUALITY-SCREENS-18] shows the worker’s state and the contents of its caches', async () => {
    show();
    await eventually(messages.worker, messages.inControl);
    expect(definitionOf(messages.workerVersion)).toBe('v1');
    expect(definitionOf(messages.update)).toBe(messages.updateNone);
    expect(rowsOf(messages.caches)).toEqual([
      ['static-v1', '48', expect.stringContaining(messages.noTime), expect.stringContaining(messages.noTime)],
      ['api-v1', '7', '14:20', 'Nov 18, 2026, 09:00'],
    ]);
  });

  it('[QUALITY-SCREENS-18] says when a cache is empty', async () => {
    const caches = [{ name: 'api-v1', entries: 0, newest: null, oldest: null }];
    show(fine, { readWorkerState: () => Promise.resolve({ ok: true, value: { ...exampleWorker, caches } }) });
    await eventually(messages.worker, messages.inControl);
    const empty = expect.stringContaining(messages.emptyCache);
    expect(rowsOf(messages.caches)).toEqual([['api-v1', '0', empty, empty]]);
  });

  it('[QUALITY-SCREENS-18] says when a worker waits, is not in control, reports no version or has no cache', async () => {
    const worker = {
      ...exampleWorker,
      isControlling: false,
      isUpdateWaiting: true,
      version: null,
      caches: [],
    };
    const readWorkerState: ReadWorkerState = () => Promise.resolve({ ok: true, value: worker });
    show(fine, { readWorkerState });
    await eventually(messages.worker, messages.notInControl);
    expect(definitionOf(messages.update)).toBe(messages.updateWaiting);
    expect(definitionOf(messages.workerVersion)).toContain(messages.workerVersionUnknown);
    expect(screen.getByText(messages.noCaches)).toBeDefined();
  });

  it('[QUALITY-SCREENS-18] says that there is no worker', async () => {
    const readWorkerState: ReadWorkerState = () => Promise.resolve({ ok: true, value: null });
    show(fine, { readWorkerState });
    expect(await screen.findByText(messages.offlineNoneExplained(null))).toBeDefined();
  });

  const refused = { ok: false, reason: 'Not all of the files arrived.' } as const;

  it('[QUALITY-SCREENS-49] says why there is no worker', async () => {
    show(fine, { readWorkerState: () => Promise.resolve({ ok: true, value: null }), installation: refused });
    const words = await screen.findByText(messages.offlineNoneExplained(refused.reason));
    expect(words.textContent).toContain('Not all of the files arrived.');
  });

  it('[QUALITY-SCREENS-49] says why the next worker is not installed', async () => {
    show(fine, { installation: refused });
    await eventually(messages.worker, messages.inControl);
    expect(definitionOf(messages.problem)).toBe('Not all of the files arrived.');
  });

  it('[QUALITY-SCREENS-49] reads the worker again once its installation has ended', async () => {
    let worker: typeof exampleWorker | null = null;
    const readWorkerState: ReadWorkerState = () => Promise.resolve({ ok: true, value: worker });
    const { rerender } = render(<StatusStage readWorkerState={readWorkerState} installation={null} />);
    expect(await screen.findByText(messages.offlineNoneExplained(null))).toBeDefined();
    worker = exampleWorker;
    rerender(<StatusStage readWorkerState={readWorkerState} installation={{ ok: true, value: null }} />);
    await eventually(messages.worker, messages.inControl);
  });

  it('[QUALITY-SCREENS-18] says why the caches could not be read, and reads them again', async () => {
    let isBroken = true;
    const readWorkerState: ReadWorkerState = () =>
      isBroken
        ? Promise.reject(new Error('Caches are blocked.'))
        : Promise.resolve({ ok: true, value: exampleWorker });
    show(fine, { readWorkerState });
    expect(await screen.findByText('Caches are blocked.')).toBeDefined();
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await eventually(messages.worker, messages.inControl);
  });

  it('[QUALITY-SCREENS-19] requests the status on opening and every minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const server = show();
      await eventually(messages.version, '1.4.0');
      expect(server.asked).toBe(2);
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      await waitFor(() => {
        expect(server.asked).toBe(4);
      });
    } finally {
      vi.useRealTimers();
    }
  });
});
