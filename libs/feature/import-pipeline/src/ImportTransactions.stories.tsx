import { newPortfolioBody } from '@finance-analyst/documents';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { messages } from './messages.js';
import { brokerTexts } from './testing/brokerTexts.js';
import { createFakeWorkers } from './testing/createFakeWorkers.js';
import { ImportStage, openWorkspace } from './testing/ImportStage.js';
import { importInto } from './testing/importText.js';

const saved = await openWorkspace([
  {
    id: 'growth',
    title: 'Growth',
    body: importInto(newPortfolioBody('USD'), brokerTexts['Charles Schwab'] ?? ''),
  },
  { id: 'income', title: 'Income', body: newPortfolioBody('EUR') },
]);

const meta = {
  title: 'Import pipeline/ImportTransactions',
  component: ImportStage,
  args: { saved },
} satisfies Meta<typeof ImportStage>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const press = async (canvas: Canvas, name: string | RegExp): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name }));
};
const heading = (canvas: Canvas, name: string): Promise<HTMLElement> =>
  canvas.findByRole('heading', { name: new RegExp(name) });

const chooseFile = async (canvas: Canvas, text: string, name = 'export.csv'): Promise<void> => {
  await canvas.findByRole('button', { name: messages.chooseFile });
  fireEvent.change(canvas.getByLabelText(messages.file), { target: { files: [new File([text], name)] } });
  await canvas.findByText(name);
};
const chooseTarget = async (canvas: Canvas, title: string): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(messages.portfolio) }));
  const page = within(document.body);
  await userEvent.click(await page.findByRole('option', { name: new RegExp(title) }));
};

/** Goes on with a file to the heading of a step. */
const lead = async (canvas: Canvas, text: string, to: string, into = 'Income'): Promise<void> => {
  await chooseFile(canvas, text);
  await chooseTarget(canvas, into);
  for (const step of [messages.detectedStep, messages.assignStep, messages.previewStep]) {
    await press(canvas, messages.next);
    await heading(canvas, step);
    if (step === to) return;
  }
};

const schwab = brokerTexts['Charles Schwab'] ?? '';
const unknown = [
  'Trade Date,Type,Symbol,Pieces,Price,Costs,Currency',
  '2024-01-02,Acquired,ACME,10,100.50,1,EUR',
  '2024-01-03,Sold,ACME,5,110.00,1,EUR',
  '2024-01-04,Dividend,ACME,5,0.20,,EUR',
].join('\n');

export const Choose: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Growth|Income/ });
  },
};

export const NewPortfolio: Story = {
  args: { saved: await openWorkspace([]) },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: messages.newPortfolio });
    await press(canvas, messages.next);
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.fileNeeded);
  },
};

export const PortfoliosLoading: Story = {
  args: { workspace: { ...saved, list: () => new Promise(() => undefined) } },
};

export const PortfoliosFailed: Story = {
  args: {
    workspace: {
      ...saved,
      list: () =>
        Promise.resolve({
          ok: false,
          code: 'storage-failed',
          reason: 'The browser’s database failed. Reload the page.',
        }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(messages.portfoliosFailed);
  },
};

export const PastedText: Story = {
  play: async ({ canvas }) => {
    await press(canvas, messages.paste);
    const field = canvas.getByRole('textbox', { name: messages.pasted });
    await expect(field).toHaveFocus();
    await userEvent.click(field);
    await userEvent.paste(brokerTexts['Trading 212'] ?? '');
    await press(canvas, messages.next);
    await canvas.findByText('Trading 212', { selector: 'dd' });
  },
};

export const Reading: Story = {
  args: {
    workers: createFakeWorkers({
      before: (_, report) => {
        report(0.42);
        return new Promise(() => undefined);
      },
    }),
  },
  play: async ({ canvas }) => {
    await chooseFile(canvas, schwab);
    await press(canvas, messages.next);
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuetext', '42%');
    await canvas.findByRole('button', { name: messages.cancel });
  },
};

export const EmptyFile: Story = {
  play: async ({ canvas }) => {
    await chooseFile(canvas, '');
    await press(canvas, messages.next);
    await canvas.findByText(`${messages.problems.empty}.`);
  },
};

export const ReadingFailed: Story = {
  args: { loadImportWorkers: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await chooseFile(canvas, schwab);
    await press(canvas, messages.next);
    await canvas.findByText(`${messages.problems.unread}.`);
  },
};

export const Detected: Story = {
  play: async ({ canvas }) => {
    await lead(canvas, schwab, messages.detectedStep);
  },
};

const select = async (canvas: Canvas, field: string, option: string): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`${field}$`) }));
  await userEvent.click(await within(document.body).findByRole('option', { name: option }));
};
const counted = (canvas: Canvas, label: string): HTMLElement | null | undefined =>
  canvas.getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd');

export const ChangedFormat: Story = {
  name: '[IMPORT-PIPELINE-21] Reads the file again when its format is changed',
  play: async ({ canvas }) => {
    await lead(canvas, brokerTexts['Unknown table'] ?? '', messages.detectedStep);
    await expect(counted(canvas, messages.transactions)).toHaveTextContent('4');
    await select(canvas, messages.decimal, messages.decimals['.']);
    await waitFor(async () => {
      await expect(counted(canvas, messages.refusedLines)).toHaveTextContent('4');
    });
    await select(canvas, messages.decimal, messages.decimals[',']);
    await waitFor(async () => {
      await expect(counted(canvas, messages.transactions)).toHaveTextContent('4');
    });
  },
};

export const UnknownTable: Story = {
  play: async ({ canvas }) => {
    await lead(canvas, unknown, messages.detectedStep);
    await canvas.findByText(messages.types);
  },
};

export const MappedTable: Story = {
  name: '[IMPORT-PIPELINE-21] Reads the file again when its columns are mapped',
  play: async ({ canvas }) => {
    await lead(canvas, unknown, messages.detectedStep);
    await select(canvas, messages.fields.quantity, 'Pieces');
    await select(canvas, messages.fields.fees, 'Costs');
    await select(canvas, 'Acquired', messages.kinds.buy);
    await waitFor(async () => {
      await expect(counted(canvas, messages.transactions)).toHaveTextContent('3');
    });
  },
};

export const NotATable: Story = {
  play: async ({ canvas }) => {
    await lead(canvas, 'Dear customer\n\nthank you for your letter.', messages.detectedStep);
    await canvas.findByText(`${messages.notTable}.`);
    await expect(canvas.getByRole('button', { name: messages.next })).toBeDisabled();
  },
};

export const UnknownDocument: Story = {
  play: async ({ canvas }) => {
    await lead(canvas, '<rss><item/></rss>', messages.detectedStep);
    await canvas.findByText(`${messages.unknownDocument}.`);
  },
};

export const AccountsAndInstruments: Story = {
  play: async ({ canvas }) => {
    await lead(canvas, schwab.replace('...0012', '...0034'), messages.assignStep, 'Growth');
    await canvas.findByText(/already in/);
  },
};

export const ChangedInstrument: Story = {
  name: '[IMPORT-PIPELINE-23] Plans with a chosen instrument',
  play: async ({ canvas }) => {
    await lead(canvas, schwab.replaceAll('ACME', 'OTHER'), messages.assignStep, 'Growth');
    await press(canvas, new RegExp(`^${messages.change} OTHER`));
    const list = await canvas.findByRole('button', { name: /Instrument for OTHER/ });
    await expect(list).toHaveFocus();
    await userEvent.click(list);
    await userEvent.click(await within(document.body).findByRole('option', { name: /^ACME/ }));
    await press(canvas, messages.next);
    await canvas.findByText(`${messages.nothingNew}.`);
  },
};

export const OtherCurrency: Story = {
  args: {
    findInstruments: () =>
      Promise.resolve([
        {
          instrument: {
            id: 'ACME',
            symbol: 'ACME',
            market: null,
            name: 'Acme Inc',
            isin: null,
            currency: 'USD',
            sector: null,
          },
          exchange: null,
        },
      ]),
  },
  play: async ({ canvas }) => {
    await lead(canvas, brokerTexts['Unknown table'] ?? '', messages.assignStep);
    await canvas.findByText(messages.otherCurrency('ACME', 'USD', 'EUR', 'ACME (EUR)'), { exact: false });
  },
};

export const PriceNotRead: Story = {
  play: async ({ canvas }) => {
    await lead(canvas, brokerTexts['Fidelity'] ?? '', messages.assignStep);
    await press(canvas, /^Enter price/);
    const price = await canvas.findByRole('textbox', { name: messages.priceIn('USD') });
    await expect(price).toHaveFocus();
    await userEvent.keyboard('12.5x');
    await press(canvas, messages.next);
    await canvas.findByText(messages.priceNeeded);
    await expect(price).toHaveFocus();
  },
};

export const PriceEntered: Story = {
  play: async (context) => {
    await PriceNotRead.play?.(context);
    const { canvas } = context;
    await userEvent.keyboard('{Backspace}');
    await press(canvas, messages.next);
    await heading(canvas, messages.previewStep);
    await expect(await canvas.findByRole('region', { name: messages.prices })).toHaveTextContent('12.50 USD');
  },
};

export const Preview: Story = {
  play: async ({ canvas }) => {
    await lead(canvas, schwab, messages.previewStep);
    await canvas.findByRole('button', { name: messages.importNow(5, '5') });
    await canvas.findByText(/holds 0 BETA/);
  },
};

export const ClosingDiffers: Story = {
  play: async ({ canvas }) => {
    await lead(canvas, brokerTexts['Interactive Brokers Flex query'] ?? '', messages.previewStep);
    await canvas.findByText(messages.closingDiffers(1, 1, String));
  },
};

export const ClosingExplained: Story = {
  play: async ({ canvas }) => {
    const flex = [
      '<FlexQueryResponse><FlexStatements count="1"><FlexStatement accountId="U1">',
      '<CashReportCurrency currency="EUR" fromDate="20240501" toDate="20240531" startingCash="10" endingCash="60.5"/>',
      '<CashTransaction currency="EUR" dateTime="20240503" amount="50.5" type="Deposits/Withdrawals"/>',
      '<OpenPosition symbol="ACME" currency="USD" reportDate="20240531" position="7"/>',
      '</FlexStatement></FlexStatements></FlexQueryResponse>',
    ].join('\n');
    await lead(canvas, flex, messages.previewStep);
    await canvas.findByText(/after the account was opened/);
    await canvas.findByText(messages.openingPosition('7'));
  },
};

export const NothingNew: Story = {
  play: async ({ canvas }) => {
    await lead(canvas, schwab, messages.previewStep, 'Growth');
    await canvas.findByText(`${messages.nothingNew}.`);
    await canvas.findByRole('button', { name: messages.close });
  },
};

export const AllRefused: Story = {
  play: async ({ canvas }) => {
    const sold =
      'Date,Code,DataSource,Currency,Price,Quantity,Action,Fee,Note\n16-09-2021,ACME,YAHOO,USD,298.58,5,sell,19,';
    await lead(canvas, sold, messages.previewStep);
    await canvas.findByText(`${messages.allRefused}.`);
  },
};

export const SaveFailed: Story = {
  args: {
    editPortfolio: () =>
      Promise.resolve({
        ok: false,
        reason: 'This portfolio is open for editing in another tab. Close it there, or edit it here.',
      }),
  },
  play: async ({ canvas }) => {
    await lead(canvas, schwab, messages.previewStep);
    await press(canvas, /^Import/);
    await canvas.findByText(`${messages.problems.notSaved}.`);
  },
};

export const Done: Story = {
  args: { saved: await openWorkspace([{ id: 'income', title: 'Income', body: newPortfolioBody('EUR') }]) },
  play: async ({ canvas }) => {
    await chooseFile(canvas, schwab);
    for (const step of [messages.detectedStep, messages.assignStep, messages.previewStep]) {
      await press(canvas, messages.next);
      await heading(canvas, step);
    }
    await press(canvas, /^Import/);
    const done = await heading(canvas, messages.doneStep);
    await waitFor(async () => {
      await expect(done).toHaveFocus();
    });
  },
};

export const TakenBack: Story = {
  args: { saved: await openWorkspace([{ id: 'income', title: 'Income', body: newPortfolioBody('EUR') }]) },
  play: async (context) => {
    await Done.play?.(context);
    await press(context.canvas, messages.takeBack);
    await heading(context.canvas, messages.takenBackStep);
  },
};
