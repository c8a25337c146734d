import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exampleValuation } from '../testing/exampleModel.js';
import { exampleSaving } from '../testing/exampleSaving.js';
import { buttonNamed, enter, openWorkbench, press, whenOpen } from '../testing/openWorkbench.js';
import { ExportMenu } from './ExportMenu.js';
import { ExportProblemNotice } from './ExportProblemNotice.js';
import { messages } from './messages.js';
import { slowAfterMs } from './useFileExport.js';
import { useWorkbookExport, type WorkbookExportOptions } from './useWorkbookExport.js';
import { workbookFile } from './workbookFile.js';

const choose = async (item: string) => {
  await press(buttonNamed('Export'));
  await press(await screen.findByText(item));
};

const fileName = (ending: string) =>
  expect.stringMatching(new RegExp(`^EXM free cash flow .{4} model\\.${ending}$`, 'u')) as string;

describe('the Export menu of the workbench', () => {
  it('[VALUATION-SCREENS-460] hands out the model as a workbook, with its edits, and as a model file', async () => {
    const { files } = openWorkbench();
    await whenOpen();
    enter('Beta', '1.6');
    await choose('Excel workbook');
    await waitFor(() => {
      expect(files.map(({ name }) => name)).toEqual([fileName('xlsx')]);
    });
    await choose('Model file');
    expect(files.map(({ name }) => name)).toEqual([fileName('xlsx'), fileName('json')]);
  });

  it('[VALUATION-SCREENS-460] prints', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    openWorkbench();
    await whenOpen();
    await choose('Print');
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  });

  it('[VALUATION-SCREENS-463] exports the workbook by command, which names the file', async () => {
    const { files, run } = openWorkbench();
    await whenOpen();
    const outcome = await run('export-workbook');
    expect(files).toHaveLength(1);
    expect(outcome).toEqual({ ok: true, lines: [`Exported ${files[0]?.name ?? ''}.`] });
  });
});

describe('a workbook that takes long or fails', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const saved = vi.fn<WorkbookExportOptions['onSaveFile']>();
  const idle = { start: async () => ({ ok: true }) as const, whyNot: null, isSlow: false };
  function Export(given: Partial<WorkbookExportOptions>) {
    const workbook = useWorkbookExport({
      valuation: exampleValuation(),
      base: null,
      saving: exampleSaving,
      clock: () => new Date('2026-11-20T22:00:00.000Z'),
      onSaveFile: saved,
      wait: async () => undefined,
      ...given,
    });
    return (
      <>
        <ExportMenu workbook={workbook} memo={idle} onModelFile={() => undefined}>
          Export
        </ExportMenu>
        <ExportProblemNotice title={messages.notWritten} export={workbook} />
      </>
    );
  }
  const open = (given: Partial<WorkbookExportOptions>) => {
    saved.mockClear();
    render(<Export {...given} />);
  };
  const busyText = 'Writing the Excel workbook';

  it('[VALUATION-SCREENS-462] shows progress after a second, and writes once however often it is asked for', async () => {
    let finish: (load: typeof workbookFile) => void = () => undefined;
    const load = vi.fn(
      () =>
        new Promise<typeof workbookFile>((resolve) => {
          finish = resolve;
        }),
    );
    open({ load });
    await choose('Excel workbook');
    expect(screen.queryByText(busyText, { exact: false })).toBeNull();
    await choose('Excel workbook');
    await screen.findByText(busyText, { exact: false }, { timeout: 2 * slowAfterMs });
    await act(async () => {
      finish(workbookFile);
    });
    await waitFor(() => {
      expect(saved).toHaveBeenCalledOnce();
    });
    expect(load).toHaveBeenCalledOnce();
    expect(screen.queryByText(busyText, { exact: false })).toBeNull();
  });

  it('[VALUATION-SCREENS-462] says that its code could not be loaded, and tries again', async () => {
    let isReachable = false;
    open({
      load: async () => {
        if (!isReachable) throw new TypeError('Failed to fetch');
        return workbookFile;
      },
    });
    await choose('Excel workbook');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The Excel workbook was not exported');
    expect(alert.textContent).toContain('Check your connection and try again');
    isReachable = true;
    await press(screen.getByText('Try again'));
    await waitFor(() => {
      expect(saved).toHaveBeenCalledOnce();
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[VALUATION-SCREENS-462] says what Excel cannot hold, where another attempt would not help', async () => {
    open({ load: async () => async () => ({ ok: false, reason: 'A formula has 9000 characters.' }) });
    await choose('Excel workbook');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(
      'A formula has 9000 characters. Export the model file instead; it has the whole model.',
    );
    expect(screen.queryByText('Try again')).toBeNull();
    await press(buttonNamed('Dismiss'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[VALUATION-SCREENS-462] says what failed while it was written, and that a model file is another way', async () => {
    open({
      load: async () => async () => {
        throw new Error('out of memory');
      },
    });
    await choose('Excel workbook');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('out of memory');
    expect(screen.getByText('Try again')).toBeDefined();
  });

  it('[VALUATION-SCREENS-460] offers no workbook of a model that cannot be computed, and says why', async () => {
    open({ valuation: null });
    await press(buttonNamed('Export'));
    const item = (await screen.findByText('Excel workbook')).closest('[role="menuitem"]');
    expect(item?.getAttribute('aria-disabled')).toBe('true');
    expect(item?.textContent).toContain('The model cannot be computed.');
  });
});
