import { act, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ExportMenu } from '../export/ExportMenu.js';
import { ExportProblemNotice } from '../export/ExportProblemNotice.js';
import { messages } from '../export/messages.js';
import { slowAfterMs } from '../export/useFileExport.js';
import { exampleSaving } from '../testing/exampleSaving.js';
import { exampleValuation2 } from '../testing/exampleModel2.js';
import { memoWorkersHere } from '../testing/memoWorkersHere.js';
import { buttonNamed, openWorkbench, press, whenOpen } from '../testing/openWorkbench.js';
import type { MemoWorkers } from './MemoWorkers.js';
import { useMemoExport, type MemoExportOptions } from './useMemoExport.js';

const choose = async () => {
  await press(buttonNamed('Export'));
  await press(await screen.findByText('Memo as PDF'));
};

describe('the memo in the Export menu', () => {
  it('[VALUATION-SCREENS-575] hands out the memo from the menu and by command, which names the file', async () => {
    const { files, run } = openWorkbench();
    await whenOpen();
    await choose();
    await waitFor(() => {
      expect(files.map(({ name, content }) => [name, content.type])).toEqual([
        [expect.stringMatching(/^EXM free cash flow .{4} memo\.pdf$/u), 'application/pdf'],
      ]);
    });
    expect(await run('export-memo')).toEqual({ ok: true, lines: [`Exported ${files[0]?.name ?? ''}.`] });
    expect(files).toHaveLength(2);
  });
});

describe('a memo that takes long or fails', () => {
  const saved = vi.fn<MemoExportOptions['onSaveFile']>();
  const idle = { start: async () => ({ ok: true }) as const, whyNot: null, isSlow: false };
  function Export(given: Partial<MemoExportOptions>) {
    const memo = useMemoExport({
      valuation: exampleValuation2(),
      base: exampleValuation2(),
      saving: exampleSaving,
      clock: () => new Date('2026-11-20T22:00:00.000Z'),
      onSaveFile: saved,
      loadWorkers: async () => memoWorkersHere,
      wait: async () => undefined,
      ...given,
    });
    return (
      <>
        <ExportMenu workbook={idle} memo={memo} onModelFile={() => undefined}>
          Export
        </ExportMenu>
        <ExportProblemNotice title={messages.memoNotWritten} export={memo} />
      </>
    );
  }
  const open = (given: Partial<MemoExportOptions>) => {
    saved.mockClear();
    render(<Export {...given} />);
  };

  it('[VALUATION-SCREENS-582] shows progress after a second', async () => {
    let finish: () => void = () => undefined;
    const workers: MemoWorkers = {
      run: (...given) =>
        new Promise((resolve) => {
          finish = () => {
            resolve(memoWorkersHere.run(...given));
          };
        }),
    };
    open({ loadWorkers: async () => workers });
    await choose();
    await screen.findByText('Writing the memo', { exact: false }, { timeout: 2 * slowAfterMs });
    await act(async () => {
      finish();
    });
    await waitFor(() => {
      expect(saved).toHaveBeenCalledOnce();
    });
    expect(screen.queryByText('Writing the memo', { exact: false })).toBeNull();
  });

  it('[VALUATION-SCREENS-582] says that its code could not be loaded, and tries again', async () => {
    let isReachable = false;
    open({
      loadWorkers: async () => {
        if (!isReachable) throw new TypeError('Failed to fetch');
        return memoWorkersHere;
      },
    });
    await choose();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The memo was not exported');
    expect(alert.textContent).toContain('Check your connection and try again');
    isReachable = true;
    await press(screen.getByText('Try again'));
    await waitFor(() => {
      expect(saved).toHaveBeenCalledOnce();
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[VALUATION-SCREENS-582] says what failed while it was written, and that printing is another way', async () => {
    open({
      loadWorkers: async () => ({
        run: async () => ({ ok: false, code: 'failed', reason: 'A font could not be loaded.' }),
      }),
    });
    await choose();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(
      'The export failed: A font could not be loaded. Try again, or print the screen.',
    );
    expect(saved).not.toHaveBeenCalled();
  });

  it('[VALUATION-SCREENS-575] offers no memo of a model that cannot be computed, and says why', async () => {
    open({ valuation: null });
    await press(buttonNamed('Export'));
    const item = (await screen.findByText('Memo as PDF')).closest('[role="menuitem"]');
    expect(item?.getAttribute('aria-disabled')).toBe('true');
    expect(item?.textContent).toContain('The model cannot be computed.');
  });
});
