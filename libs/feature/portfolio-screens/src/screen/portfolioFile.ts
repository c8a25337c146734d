import { type ChartFile, nameOnEverySystem } from '@finance-analyst/charts';
import { documentToText, type PortfolioDocument } from '@finance-analyst/documents';
import { messages } from '../messages.js';

/** The portfolio as a file for import on this or another device, made from the screen, so it works even if storage fails. */
export const portfolioFile = (document: PortfolioDocument): ChartFile => ({
  name: `${nameOnEverySystem([document.title.slice(0, 40), document.id.slice(-4), messages.fileName].join(' '))}.json`,
  content: new Blob([documentToText(document)], { type: 'application/json' }),
});
