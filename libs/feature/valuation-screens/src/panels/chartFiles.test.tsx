import type { Valuation } from '@finance-analyst/valuation';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MethodsPanel } from '../comparables/MethodsPanel.js';
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
