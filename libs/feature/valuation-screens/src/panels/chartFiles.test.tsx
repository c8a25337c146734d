import type { Valuation } from '@finance-analyst/valuation';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MethodsPanel } from '../comparables/MethodsPanel.js';
import { ModelOfFilesContext } from '../export/ModelOfFiles.js';
import { exampleBankValuation } from '../testing/exampleBank.js';
import {
  exampleDocument,
  exampleFundamentals,
  exampleQuote,
  exampleValuation,
} from '../testing/exampleModel.js';
import { exampleValuation2 } from '../testing/exampleModel2.js';
import { documentWithPeers, examplePeer } from '../testing/examplePeers.js';
import { newestToday } from '../testing/newestToday.js';
import { noEdits } from '../testing/noEdits.js';
import { buttonNamed, press } from '../testing/openWorkbench.js';
import { WorkbenchPanels } from '../workbench/WorkbenchPanels.js';
import { BridgePanel } from './BridgePanel.js';
import { PricePanel } from './PricePanel.js';
import { SensitivityPanel } from './SensitivityPanel.js';
import { TrendsPanel } from './TrendsPanel.js';

const files: Blob[] = [];

beforeEach(() => {
  files.length = 0;
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:file';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const panels = {
  'From cash flows to equity': (valuation: Valuation) => (
    <BridgePanel valuation={valuation} scale="millions" onExplain={() => undefined} />
  ),
  'WACC against terminal growth': (valuation: Valuation) => <SensitivityPanel valuation={valuation} />,
  'Growth and margins': (valuation: Valuation) => (
    <TrendsPanel valuation={valuation} onExplain={() => undefined} />
  ),
  'Value against price': (valuation: Valuation) => <PricePanel valuation={valuation} onExplain={vi.fn()} />,
  Forecast: (valuation: Valuation) => (
    <WorkbenchPanels
      valuation={valuation}
      model={exampleDocument()}
      isEdited={false}
      edits={noEdits}
      newestDay={newestToday}
      historyYears={3}
      onHistoryYears={() => undefined}
    />
  ),
};

it.each(Object.entries(panels))(
  '[VALUATION-SCREENS-23] the file of “%s” names the filings and the price that it rests on',
  async (title, panel) => {
    render(panel(exampleValuation()));
    await press(buttonNamed(`Actions of ${title}`));
    await press(await screen.findByText(/CSV/u));
    const text = await files[0]?.text();
    expect(text).toContain(
      '"Filings: SEC EDGAR, statements filed 2026-02-14, price: Imported file, 2026-11-20"',
    );
    expect(text).toContain('Company,Example Instruments (EXM)');
    expect(text).not.toContain('Sample data');
  },
);

it('[VALUATION-SCREENS-14] the file of a chart says that it shows sample data', async () => {
  const fundamentals = exampleFundamentals({ source: 'sample' });
  const quote = { ...exampleQuote, source: 'sample' };
  render(panels['Value against price'](exampleValuation(exampleDocument({ fundamentals, quote }))));
  await press(buttonNamed('Actions of Value against price'));
  await press(await screen.findByText(/CSV/u));
  expect(await files[0]?.text()).toContain('Sample data');
});

it('[VALUATION-SCREENS-602] methods side by side, and their file, are marked where a peer is of the sample market', async () => {
  const peer = examplePeer('NGI', 'Northgate', { price: 61 });
  const price = peer.peer.price && { ...peer.peer.price, source: 'sample' };
  const { rerender } = render(<MethodsPanel valuation={exampleValuation2(documentWithPeers([peer]))} />);
  expect(screen.queryByText('Sample data')).toBeNull();
  const sample = documentWithPeers([{ ...peer, peer: { ...peer.peer, price } }]);
  rerender(<MethodsPanel valuation={exampleValuation2(sample)} />);
  expect(screen.getByText('Sample data')).toBeDefined();
  await press(buttonNamed('Actions of Methods side by side'));
  await press(await screen.findByText(/CSV/u));
  expect(await files[0]?.text()).toContain('Sample data');
});

it('[VALUATION-SCREENS-23] the file of the trends has their name, in a bank too', async () => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  render(<TrendsPanel valuation={exampleBankValuation()} onExplain={() => undefined} />);
  await press(buttonNamed('Actions of Growth, returns and payouts'));
  await press(await screen.findByText(/CSV/u));
  expect(names).toEqual([expect.stringContaining('growth returns and payouts')]);
});

it.each(['Value against price', 'Methods side by side'])(
  '[VALUATION-SCREENS-701] the file of “%s” names model, version, day and value',
  async (title) => {
    const valuation = exampleValuation2();
    const model = { id: 'model-3f9a', title: 'Example Instruments, bear case', baseRevision: 2 };
    render(
      <ModelOfFilesContext value={{ model, isEdited: true }}>
        <PricePanel valuation={valuation} onExplain={vi.fn()} />
        <MethodsPanel valuation={valuation} />
      </ModelOfFilesContext>,
    );
    await press(buttonNamed(`Actions of ${title}`));
    await press(await screen.findByText(/CSV/u));
    const value = String(valuation.evaluator.number('value_per_share'));
    expect((await files[0]?.text())?.replaceAll('\r', '')).toContain(
      `${title}\nModel,"Example Instruments, bear case"\nVersion,"2, edited since"\nValued as of,2026-11-20\nValue per share,${value}\n`,
    );
  },
);

it('[VALUATION-SCREENS-701] the file of the methods names the model without the scenario on the screen', async () => {
  render(
    <WorkbenchPanels
      valuation={exampleValuation2()}
      model={{ id: 'model-3f9a', title: 'Bear case (Optimistic)', baseRevision: 2 }}
      baseModel={{ id: 'model-3f9a', title: 'Bear case', baseRevision: 2 }}
      isEdited={false}
      edits={noEdits}
      newestDay={newestToday}
      historyYears={3}
      onHistoryYears={() => undefined}
    />,
  );
  await screen.findByRole('button', { name: 'Actions of Methods side by side' });
  for (const title of ['Value against price', 'Methods side by side']) {
    await press(buttonNamed(`Actions of ${title}`));
    await press(await screen.findByText(/CSV/u));
  }
  expect(await files[0]?.text()).toContain('Model,Bear case (Optimistic)');
  expect(await files[1]?.text()).toMatch(/Model,Bear case\r?\n/u);
});
