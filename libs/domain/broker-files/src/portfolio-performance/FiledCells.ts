import type { Cells } from '../cells/Cells.js';
import { unescapedText } from '../export/csvText.js';
import {
  portfolioPerformanceColumns,
  type PortfolioPerformanceColumn,
} from './portfolioPerformanceColumns.js';

/** The cells of a line by what Portfolio Performance has in them, in each of its languages. */
export interface FiledCells {
  readonly text: (column: PortfolioPerformanceColumn) => string;
  readonly amount: (column: PortfolioPerformanceColumn) => string | undefined;
  readonly date: (column: PortfolioPerformanceColumn) => string;
}

export const createFiledCells = (cells: Cells): FiledCells => ({
  text: (column) => unescapedText(cells.text(...portfolioPerformanceColumns[column])),
  amount: (column) => cells.amount(...portfolioPerformanceColumns[column]),
  date: (column) => cells.date(...portfolioPerformanceColumns[column]),
});
