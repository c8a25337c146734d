import { figuresFile, fileNameOf, type ChartFile } from '@finance-analyst/charts';
import type { Result } from '@finance-analyst/foundation';
import { messages as screenMessages } from '../messages.js';
import { messages } from './messages.js';

/** A portfolio of the list. */
export interface ListedPortfolio {
  readonly id: string;
  readonly title: string;
  /** ISO 4217; null if it is not known. */
  readonly currency: string | null;
  /** When it was saved, ISO 8601. */
  readonly updatedAt: string;
  /** In its own currency. */
  readonly value: Result<number>;
}

/** The saved portfolios with their values. */
export const portfoliosFile = ({
  portfolios,
  today,
  isSample,
}: {
  readonly portfolios: readonly ListedPortfolio[];
  /** ISO. */
  readonly today: string;
  readonly isSample: boolean;
}): ChartFile =>
  figuresFile(
    fileNameOf(screenMessages.portfolios, screenMessages.portfolios),
    {
      rowTitle: screenMessages.title,
      columns: [
        {
          id: 'value',
          label: messages.inUnit(screenMessages.value, messages.ownCurrency),
          format: { kind: 'number' },
        },
      ],
      textColumns: [screenMessages.currency, messages.saved],
      rows: portfolios.map(({ id, title, currency, updatedAt, value }) => ({
        id,
        label: title,
        figures: [value],
        texts: [currency ?? '', updatedAt.slice(0, 'YYYY-MM-DD'.length)],
      })),
    },
    { title: screenMessages.portfolios, facts: [[messages.asOf, today]], isSample },
  );
