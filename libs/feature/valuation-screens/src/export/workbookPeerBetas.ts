import type { Result } from '@finance-analyst/foundation';
import type {
  InputLink,
  WorkbookTable,
  WorkbookTableFigure,
  WorkbookTableRow,
} from '@finance-analyst/model-workbook';
import { storedPeerBetas, type PeerBeta, type Valuation } from '@finance-analyst/valuation';
import { hasSamples } from '../comparables/hasSamples.js';
import { messages as comparableMessages } from '../comparables/messages.js';
import { storedFigure } from '../comparables/storedFigure.js';
import { itemRowId } from './comparedTable.js';
import { messages } from './messages.js';
import { tableFigure } from './tableFigure.js';

const { betaColumns } = comparableMessages;

const columns = [
  { key: 'name', label: comparableMessages.company, width: 34 },
  { key: 'symbol', label: messages.symbol, width: 14 },
  { key: 'beta', label: betaColumns.beta, width: 14 },
  { key: 'error', label: comparableMessages.measuredError, width: 14 },
  { key: 'debt', label: comparableMessages.debt, width: 14 },
  { key: 'equity', label: comparableMessages.marketCapitalization, width: 14 },
  { key: 'debtToEquity', label: betaColumns.debtToEquity, width: 14 },
  { key: 'taxRate', label: betaColumns.taxRate, width: 14 },
  { key: 'unlevered', label: betaColumns.unlevered, width: 14 },
  { key: 'counts', label: messages.inStatistics, width: 14 },
  { key: 'counted', label: comparableMessages.betasCounted, width: 14 },
  { key: 'countedError', label: comparableMessages.errorsCounted, width: 14 },
] as const;
const columnOf = (key: (typeof columns)[number]['key']): number =>
  columns.findIndex((column) => column.key === key);

const medianRow = 'median';

/** The input of the model that is the median on the sheet; none where the analyst or a scenario set another figure. */
export function peerBetaLink({ body, rows, evaluator }: Valuation): Readonly<Record<string, InputLink>> {
  const row = rows.get('peer_beta');
  const { median } = storedPeerBetas(body);
  const isMedian = median.ok && row?.edited === false && evaluator.number('peer_beta') === median.value;
  const cell = { table: comparableMessages.betas, row: medianRow, column: columnOf('counted') };
  return isMedian ? { peer_beta: cell } : {};
}

/** The sheet of the peers’ betas: unlevered, their median and its relevering as formulas; none in a model without them. */
export function workbookPeerBetas(valuation: Valuation): readonly WorkbookTable[] {
  const { body, model, evaluator } = valuation;
  if (body.peers.length === 0 || !model.itemByName.has('relevered_beta')) return [];
  const { peers, median, medianError } = storedPeerBetas(body);
  const peerRow = ({ id, name, symbol, isLeftOut, beta }: (typeof body.peers)[number]): WorkbookTableRow => {
    const found = peers.get(id) ?? { ok: false, reason: '' };
    const figure = (
      key: keyof PeerBeta,
      kind: WorkbookTableFigure['kind'],
      formula?: WorkbookTableFigure['formula'],
    ): WorkbookTableFigure => ({
      ...tableFigure(of(found, key), kind),
      ...(formula && found.ok && { formula }),
    });
    const cells = (at: (row: string, column: number) => string) => (key: (typeof columns)[number]['key']) =>
      at(itemRowId(id), columnOf(key));
    return {
      id: itemRowId(id),
      cells: [
        name,
        symbol,
        { ...figure('beta', 'multiple'), ...(beta && { note: beta.label }) },
        figure('standardError', 'multiple'),
        figure('debt', 'amount'),
        figure('marketCapitalization', 'amount'),
        figure('debtToEquity', 'rate', (at) => `${cells(at)('debt')}/${cells(at)('equity')}`),
        figure('taxRate', 'rate'),
        figure('unlevered', 'multiple', (at) => {
          const cell = cells(at);
          return `${cell('beta')}/(1+(1-${cell('taxRate')})*${cell('debtToEquity')})`;
        }),
        { value: isLeftOut === true ? 0 : 1, kind: 'flag' },
        {
          value: found.ok && isLeftOut !== true ? found.value.unlevered : '',
          kind: 'multiple',
          formula: (at) => {
            const cell = cells(at);
            return `IF(AND(${cell('counts')}=1,ISNUMBER(${cell('unlevered')})),${cell('unlevered')},"")`;
          },
        },
        {
          value: (found.ok && isLeftOut !== true ? found.value.unleveredError : null) ?? '',
          kind: 'multiple',
          formula: (at) => {
            const cell = cells(at);
            const unlevered = `${cell('error')}/(1+(1-${cell('taxRate')})*${cell('debtToEquity')})`;
            return `IF(AND(ISNUMBER(${cell('counted')}),ISNUMBER(${cell('error')})),${unlevered},"")`;
          },
        },
      ],
    };
  };
  const result = (
    id: string,
    label: string,
    figure: WorkbookTableFigure,
    error: WorkbookTableFigure | '' = '',
  ): WorkbookTableRow => ({ id, cells: [label, ...columns.slice(1, -2).map(() => ''), figure, error] });
  const range = (at: (row: string, column: number) => string, key: 'counted' | 'countedError'): string =>
    [body.peers[0], body.peers.at(-1)].map((peer) => at(itemRowId(peer?.id ?? ''), columnOf(key))).join(':');
  return [
    {
      name: comparableMessages.betas,
      isSample: hasSamples(valuation),
      remarks: [messages.betasRemark, comparableMessages.medianErrorNote],
      columns: columns.map(({ label, width }) => ({ label, width })),
      rows: [
        ...body.peers.map(peerRow),
        result(
          medianRow,
          comparableMessages.medianBeta,
          {
            ...tableFigure(median, 'multiple'),
            formula: (at) => {
              const counted = range(at, 'counted');
              return `IF(COUNT(${counted})=0,NA(),MEDIAN(${counted}))`;
            },
          },
          {
            ...tableFigure(storedFigure(medianError, comparableMessages.noMedianError), 'multiple'),
            formula: (at) => {
              const errors = range(at, 'countedError');
              const isKnown = `AND(COUNT(${errors})>0,COUNT(${errors})=COUNT(${range(at, 'counted')}))`;
              const ofMean = `SQRT(SUMSQ(${errors}))/COUNT(${errors})`;
              return `IF(${isKnown},${ofMean}*IF(COUNT(${errors})>2,SQRT(PI()/2),1),NA())`;
            },
          },
        ),
        result('unlevered', comparableMessages.betaOfModel, {
          ...tableFigure(evaluator.read('peer_beta'), 'multiple'),
          formula: (_at, inModel) => inModel('peer_beta'),
        }),
        result('relevered', comparableMessages.releveredBeta, {
          ...tableFigure(evaluator.read('relevered_beta'), 'multiple'),
          formula: (_at, inModel) => inModel('relevered_beta'),
        }),
      ],
    },
  ];
}

const of = (found: Result<PeerBeta>, key: keyof PeerBeta): Result<number> =>
  found.ok ? storedFigure(found.value[key]) : found;
