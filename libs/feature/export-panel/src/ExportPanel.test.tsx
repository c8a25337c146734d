import type { ExportFile, ExportSource } from '@finance-analyst/contributions';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { exportManifest } from './manifest.js';
import { messages } from './messages.js';
import { exampleChart, exampleHoldings, exampleWorkbook } from './testing/exampleSources.js';
import { ExportStage, type ExportStageProps } from './testing/ExportStage.js';

const show = (given: ExportStageProps) => {
  const saved: ExportFile[] = [];
  render(<ExportStage onSave={(file) => saved.push(file)} {...given} />);
  return saved;
};
const press = (name: string) =>
  act(async () => {
    fireEvent.click(await screen.findByRole('button', { name }));
  });
const cellsOf = async (name: string) =>
  (await screen.findByRole('row', { name: new RegExp(name, 'u') })).textContent;

it('[EXPORT-PANEL-1] is named “Export data” and opens by a command and keys', () => {
  const [overlay] = exportManifest.overlays ?? [];
  expect(overlay?.title).toBe('Export data');
  expect(overlay?.command).toMatchObject({
    word: 'export',
    shortcut: { key: 'e', primary: true, shift: true },
  });
});

it('[EXPORT-PANEL-2] lists tables, then charts, and chooses the first that can be exported', async () => {
  const loading: ExportSource = { ...exampleHoldings, title: 'Income', obstacle: { kind: 'loading' } };
  show({ sources: [loading, exampleHoldings], charts: [exampleChart] });
  const choices = screen.getAllByRole('radio');
  expect(choices.map((choice) => choice.getAttribute('value'))).toEqual([
    'Income 1',
    'Holdings 1',
    'Value 1',
  ]);
  expect(screen.getByRole('radio', { checked: true })).toBe(choices[1]);
  expect(screen.getByText(exampleHoldings.scope)).toBeDefined();
  expect(await cellsOf('Nebulark')).toBe('Nebulark4-20');
});

it('[EXPORT-PANEL-3] says what is loading or unavailable, and why', () => {
  const reason = 'Prices could not be loaded.';
  show({
    sources: [
      { ...exampleHoldings, title: 'Income', obstacle: { kind: 'loading' } },
      { ...exampleHoldings, obstacle: { kind: 'unavailable', reason } },
    ],
  });
  fireEvent.click(screen.getByRole('radio', { name: 'Income' }));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(messages.loading);
  fireEvent.click(screen.getByRole('radio', { name: 'Holdings' }));
  const [told] = screen.getAllByRole('status');
  expect(told?.textContent).toContain(messages.unavailable);
  expect(told?.textContent).toContain(reason);
});

it('[EXPORT-PANEL-4] shows the first lines of the file, and none of a file that is not text', async () => {
  show({ sources: [exampleHoldings, exampleWorkbook], charts: [exampleChart] });
  expect(await cellsOf('Glenhollin')).toBe('Glenhollin, Foods121834.5');
  expect(screen.getByText(messages.wholeFile)).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'Value' }));
  expect(await screen.findByText(messages.firstRows(12))).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'Model' }));
  expect(await screen.findByText(messages.noPreview('Excel'))).toBeDefined();
  expect(screen.queryByRole('button', { name: messages.copy })).toBeNull();
});

it('[EXPORT-PANEL-5] downloads the file in the chosen format under the name entered', async () => {
  const saved = show({ sources: [exampleWorkbook] });
  await screen.findByDisplayValue('model');
  await press(messages.download);
  fireEvent.click(screen.getByRole('radio', { name: 'CSV' }));
  await screen.findByText(messages.wholeFile);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Q3 model' } });
  await press(messages.download);
  expect(screen.getByText(messages.downloaded('Q3 model.csv'))).toBeDefined();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '  ' } });
  await press(messages.download);
  expect(saved.map(({ name }) => name)).toEqual(['model.xlsx', 'Q3 model.csv', 'model.csv']);
});

it('[EXPORT-PANEL-6] copies all cells with tabs between them, or says that the browser did not allow it', async () => {
  const copyText = vi.fn(async () => undefined);
  show({ sources: [exampleHoldings], copyText });
  await cellsOf('Nebulark');
  await press(messages.copy);
  expect(copyText).toHaveBeenCalledWith(
    "Name\tQuantity\tValue, USD\nGlenhollin, Foods\t12\t1834.5\nNebulark\t4\t-20\n'=SUM(A1)\t1\t5",
  );
  expect(await screen.findByText(messages.copied)).toBeDefined();
  copyText.mockRejectedValueOnce(new Error('denied'));
  await press(messages.copy);
  expect(await screen.findByText(messages.notCopied)).toBeDefined();
});

it('[EXPORT-PANEL-7] says that nothing can be exported, where something can, and offers the sample market', async () => {
  show({});
  expect(screen.getByRole('heading', { name: messages.nothing })).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/portfolio',
    '/valuation-workbench',
  ]);
  expect(screen.getByRole('radio', { checked: true, name: messages.sampleMarket })).toBeDefined();
});

it('[EXPORT-PANEL-7] offers the sample market also where nothing can be exported now, but not while something loads', () => {
  const obstacle = { kind: 'unavailable', reason: 'There are no holdings.' } as const;
  const { unmount } = render(<ExportStage sources={[{ ...exampleHoldings, obstacle }]} />);
  expect(screen.getByRole('heading', { name: messages.notNow })).toBeDefined();
  expect(screen.getByRole('radio', { name: messages.sampleMarket })).toBeDefined();
  unmount();
  show({ sources: [{ ...exampleHoldings, obstacle: { kind: 'loading' } }] });
  expect(screen.queryByRole('radio', { name: messages.sampleMarket })).toBeNull();
});

it('[EXPORT-PANEL-9] says why a file could not be written, and tries again', async () => {
  let isOnline = false;
  show({
    sources: [
      {
        ...exampleHoldings,
        write: async (format) => {
          if (!isOnline) throw new Error('Failed to fetch');
          return exampleHoldings.write(format);
        },
      },
    ],
  });
  expect(await screen.findByText(messages.failed)).toBeDefined();
  isOnline = true;
  await press(messages.retry);
  expect(await cellsOf('Nebulark')).toBe('Nebulark4-20');
});

it('[EXPORT-PANEL-14] lets another format be chosen where one could not be written', async () => {
  show({
    sources: [
      {
        ...exampleWorkbook,
        write: (format) =>
          format === 'xlsx' ? { ok: false, reason: 'A part is not loaded.' } : exampleWorkbook.write(format),
      },
    ],
  });
  expect(await screen.findByText('A part is not loaded.')).toBeDefined();
  const csv = screen.getByRole('radio', { name: 'CSV' });
  csv.focus();
  fireEvent.click(csv);
  expect(await screen.findByDisplayValue('model')).toBeDefined();
  expect(screen.queryByText(messages.failed)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'CSV' }));
});
