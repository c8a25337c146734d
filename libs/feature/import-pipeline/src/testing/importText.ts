import type { BrokerFile } from '@finance-analyst/broker-files';
import { newPortfolioBody, type PortfolioBody } from '@finance-analyst/documents';
import { ledgerState } from '@finance-analyst/portfolio';
import { applyImport } from '../plan/applyImport.js';
import { noChoices, type ImportChoices } from '../plan/ImportChoices.js';
import type { ImportPlan } from '../plan/ImportPlan.js';
import { planImport } from '../plan/planImport.js';
import { readText } from './readText.js';

let ids = 0;
export const createId = (): string => `id-${(ids += 1)}`;

export const emptyBody = newPortfolioBody('USD');

export const planOf = (
  body: PortfolioBody,
  file: BrokerFile | string,
  choices: Partial<ImportChoices> = {},
): ImportPlan =>
  planImport({
    body,
    file: typeof file === 'string' ? readText(file) : file,
    fileName: 'export.csv',
    choices: { ...noChoices, ...choices },
    createId,
  });

/** A portfolio after the import of a file. */
export const importInto = (
  body: PortfolioBody,
  file: BrokerFile | string,
  batchId = createId(),
): PortfolioBody =>
  applyImport(body, planOf(body, file), {
    id: batchId,
    importedAt: '2026-11-20T22:00:00.000Z',
    fileName: 'export.csv',
    layout: null,
  });

/** Holdings and cash by the names of accounts, in an order of their own. */
export function stateOf(body: PortfolioBody): readonly string[] {
  const names = new Map(body.accounts.map(({ id, name }) => [id, name]));
  const { positions, cash } = ledgerState(body.rows, body.accounts);
  return [
    ...positions.map(
      ({ account, instrument, quantity }) => `${names.get(account)} ${instrument.symbol} ${quantity}`,
    ),
    ...cash.map(({ account, currency, amount }) => `${names.get(account)} ${currency} ${amount}`),
  ].toSorted();
}

/** Every line that a plan accounts for, as often as it does. */
export const linesOf = ({ added, duplicates, refused, ignored }: ImportPlan): readonly number[] =>
  [
    ...[...added, ...duplicates].flatMap(({ line, furtherLines }) => [line, ...furtherLines]),
    ...refused.map(({ line }) => line),
    ...ignored.flatMap(({ lines }) => lines),
  ].toSorted((a, b) => a - b);
