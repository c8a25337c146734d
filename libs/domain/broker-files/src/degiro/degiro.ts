import { csvLayout } from '../layouts/csvLayout.js';
import { readableOutcome } from '../layouts/eachLine.js';
import { degiroClosing } from './degiroClosing.js';
import { degiroGroups } from './degiroGroups.js';
import { degiroHeadings } from './degiroHeadings.js';
import { degiroLines } from './degiroLines.js';
import { degiroOutcome } from './degiroOutcome.js';

/** The account statement of Degiro, in Dutch, English or German. */
export const degiro = csvLayout({
  id: 'degiro',
  name: 'Degiro account statement',
  hints: { decimal: ',', dateOrder: 'day-first' },
  headings: degiroHeadings,
  outcomesOf: (table) =>
    degiroGroups(degiroLines(table)).map((group) => ({
      lines: group.flatMap(({ lines }) => lines),
      outcome: readableOutcome(degiroOutcome(group), ...group.map(({ cells }) => cells)),
    })),
  closingOf: (table) => degiroClosing(degiroLines(table)),
});
