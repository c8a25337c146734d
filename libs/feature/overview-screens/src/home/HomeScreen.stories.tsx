import type { ValuationModelDocument } from '@finance-analyst/documents';
import type { Workspace } from '@finance-analyst/workspace';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleModel } from '../testing/exampleModel.js';
import { exampleQuotes } from '../testing/exampleQuotes.js';
import { filingsStatus, sampleStatus } from '../testing/exampleStatus.js';
import { HomeStage, type MarketAnswer, type StatusAnswer } from '../testing/HomeStage.js';
import { openWorkspace } from '../testing/openWorkspace.js';

interface HomeState {
  readonly models: readonly ValuationModelDocument[];
  readonly drafts: readonly ValuationModelDocument[];
  readonly removed: readonly ValuationModelDocument[];
  readonly market: MarketAnswer;
  readonly status: StatusAnswer;
  /** Overrides of the workspace's answers. */
  readonly workspace: Partial<Workspace>;
}

const threeModels = [
  exampleModel(),
  exampleModel({ id: 'model-2', title: 'Glenhollin Foods, bear case', symbol: 'GLH.SMP' }),
  exampleModel({
    id: 'model-3',
    title: 'Maravigne Couture',
    symbol: 'MRV.SMP',
    currency: 'EUR',
    valuePerShare: { ok: false, reason: 'Growth is not below the cost of capital.' },
  }),
];

const meta: Meta<HomeState> = {
  title: 'Overview/HomeScreen',
  args: {
    models: threeModels,
    drafts: [],
    removed: [],
    market: exampleQuotes,
    status: sampleStatus,
    workspace: {},
  },
  loaders: [
    async ({ args }) => {
      const opened = await openWorkspace({ models: [...args.models, ...args.removed] });
      for (const { id } of args.removed) await opened.remove(id);
      for (const draft of args.drafts) opened.drafts.write(draft);
      return { opened };
    },
  ],
  render: ({ market, status, workspace }, { loaded }) => (
    <HomeStage
      workspace={{ ...(loaded as { opened: Workspace }).opened, ...workspace }}
      market={() => market}
      status={() => status}
    />
  ),
};

export default meta;
type Story = StoryObj<HomeState>;

export const WithModels: Story = {};

export const FirstVisit: Story = { args: { models: [] } };

export const FirstVisitWithFilings: Story = { args: { models: [], status: filingsStatus } };

export const CoverageLoading: Story = { args: { models: [], status: 'never' } };

export const CoverageFailed: Story = { args: { models: [], status: 'error' } };

export const PricesLoading: Story = { args: { market: 'never' } };

export const PricesFailed: Story = { args: { market: 'error' } };

export const NoSampleMarket: Story = { args: { market: exampleQuotes.slice(0, 1) } };

export const UnsavedChanges: Story = {
  args: { drafts: [exampleModel({ id: 'model-9', title: 'Kestrelow Semiconductors', symbol: 'KST.SMP' })] },
};

export const ModelsUnreadable: Story = {
  args: {
    workspace: {
      list: () =>
        Promise.resolve({
          ok: false,
          code: 'storage-failed',
          reason: 'The browser’s storage did not answer.',
        }),
    },
  },
};

export const DamagedRecords: Story = {
  args: {
    workspace: {
      damagedRecords: () =>
        Promise.resolve({
          ok: true,
          value: [
            {
              documentId: 'x',
              foundAt: '2026-11-20T09:00:00.000Z',
              reason: 'The stored model is damaged.',
              raw: null,
            },
          ],
        }),
    },
  },
};

export const RemovedModels: Story = {
  args: {
    removed: [exampleModel({ id: 'model-8', title: 'Nebulark Software, high growth', symbol: 'NBL.SMP' })],
  },
};

const placeOf = (region: HTMLElement) => region.getBoundingClientRect();

const placesOfColumns = async (canvas: {
  findByRole: (role: string, by: object) => Promise<HTMLElement>;
}) => ({
  models: placeOf(await canvas.findByRole('region', { name: 'Recent models' })),
  companies: placeOf(await canvas.findByRole('region', { name: 'Companies to try' })),
});

export const RoomForBoth: Story = {
  name: '[OVERVIEW-SCREENS-18] Models and companies beside each other',
  decorators: [
    (Story) => (
      <div style={{ width: '47rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { models, companies } = await placesOfColumns(canvas);
    await expect(models.right).toBeLessThan(companies.left);
  },
};

export const LargeLettersOnATablet: Story = {
  name: '[OVERVIEW-SCREENS-18] Models above companies when large text leaves no room for both',
  decorators: [
    (Story) => (
      <div style={{ width: '35rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { models, companies } = await placesOfColumns(canvas);
    await expect(models.bottom).toBeLessThan(companies.top);
    await expect(models.width).toBe(companies.width);
  },
};
