import { isoDate, parseIsoDate, type CompiledModel, type InputValues } from '@finance-analyst/model-engine';
import {
  freeCashFlowToFirm2Example,
  freeCashFlowToFirm2Model,
  freeCashFlowToFirm3Example,
  freeCashFlowToFirm3Model,
  freeCashFlowToFirm4Example,
  freeCashFlowToFirm4Model,
  freeCashFlowToFirmExample,
  freeCashFlowToFirmModel,
  fundsFromOperationsExample,
  fundsFromOperationsModel,
  leveragedBuyout2Example,
  leveragedBuyout2Model,
  leveragedBuyout3Model,
  valuationTemplates,
} from '@finance-analyst/valuation';
import { bankValuation } from './bankValuation.js';
import { freeCashFlowChanges } from './freeCashFlowChanges.js';
import { evaluatedAll, type WorkbookCase } from './WorkbookCase.js';

const exampleYears = 5;

/** Every template of the product: with its example, with all figures moved, and with each other option of its choices. */
export const templateCases = (): readonly WorkbookCase[] => [
  ...[1, exampleYears, 12].map((years) => ({
    name: `free cash flow to the firm, ${years} years`,
    evaluators: evaluatedAll(
      freeCashFlowToFirmModel(years),
      [{}, ...freeCashFlowChanges].map((changes) => ({
        ...freeCashFlowToFirmExample,
        revenue_growth: 0.07,
        ...changes,
      })),
    ),
  })),
  {
    name: 'free cash flow to the firm, version 2',
    evaluators: changed(freeCashFlowToFirm2Model(exampleYears, 2), freeCashFlowToFirm2Example, dateChanges),
  },
  {
    name: 'free cash flow to the firm, version 3',
    evaluators: changed(freeCashFlowToFirm3Model(exampleYears, 2), freeCashFlowToFirm3Example, [
      { beta_method: 'given', exercise_price: 500 },
    ]),
  },
  {
    name: 'free cash flow to the firm, version 4',
    evaluators: changed(freeCashFlowToFirm4Model(exampleYears, 2), freeCashFlowToFirm4Example, [
      { conversion_price: 500, minority_income: -3 },
      { convertible_debt: 900, ronic_years: 0, dilutive_shares: 2 },
    ]),
  },
  {
    name: 'free cash flow to the firm, version 2, with a year that was not reported',
    evaluators: changed(freeCashFlowToFirm2Model(exampleYears, 2), {
      ...freeCashFlowToFirm2Example,
      reported_working_capital: [null, 100],
    }),
  },
  {
    name: 'funds from operations',
    evaluators: changed(fundsFromOperationsModel(exampleYears, 2), fundsFromOperationsExample),
  },
  {
    name: 'excess return, version 2',
    evaluators: changed(bankValuation().model, bankValuation().inputs(), dateChanges),
  },
  {
    name: 'leveraged buyout, version 3',
    evaluators: changed(leveragedBuyout3Model(exampleYears, 2), leveragedBuyout2Example, dateChanges),
  },
  {
    name: 'leveraged buyout, version 2',
    evaluators: changed(leveragedBuyout2Model(exampleYears, 2), leveragedBuyout2Example, dateChanges),
  },
  ...valuationTemplates.map(({ reference, model, example }) => ({
    name: reference.id,
    evaluators: changed(model(exampleYears), example, templateChanges[reference.id]),
    residuals: residuals[reference.id] ?? {},
  })),
];

/** Statements that tie leave the rounding of their sums. */
const residuals: Readonly<Record<string, WorkbookCase['residuals']>> = {
  'linked-three-statements': { balance_difference: 'total_assets', change_in_cash: 'total_assets' },
};

/** Outliers, figures without a multiple, and too few multiples for statistics or fences. */
const templateChanges: Readonly<Record<string, readonly InputValues[]>> = {
  comparables: [
    { peer_1_ev: 45_000, peer_2_net_income: -30, peer_3_book_value: 1e5 },
    { peer_1_left_out: 1, peer_2_left_out: 1, peer_3_left_out: 1, peer_4_left_out: 1, peer_5_equity: 0 },
    { ebitda: -5, debt: 9000 },
  ],
  'precedent-transactions': [
    { deals_since: '2015-07-01', deal_1_ev: 52_000 },
    { deals_since: '2026-01-01', deal_5_equity: 0, minority_discount: 0.2, illiquidity_discount: 0.1 },
  ],
};

/** Days for which the checks of the second versions trip, with days in their messages. */
const dateChanges: readonly InputValues[] = [
  { balance_date: '2026-02-28' },
  { valuation_date: '2027-05-31', first_year_end: '2025-12-31' },
];

function changed(
  model: CompiledModel,
  example: InputValues,
  changes: readonly InputValues[] = [],
): WorkbookCase['evaluators'] {
  const [first] = evaluatedAll(model, [example]);
  const given = first.inputs();
  const moved = model.inputs.map(({ name, unit }) => [name, movedFigures(given[name], unit.kind)]);
  const otherOptions = model.inputs.flatMap(({ name, options = [] }) =>
    options.filter((option) => option !== given[name]).map((option) => ({ ...given, [name]: option })),
  );
  return evaluatedAll(model, [
    given,
    Object.fromEntries(moved),
    ...otherOptions,
    ...changes.map((change) => ({ ...given, ...change })),
  ]);
}

type Given = InputValues[string];

/** Figures a little apart from those given, days two months later, the same choices. */
function movedFigures(given: Given | undefined, kind: string): Given {
  if (Array.isArray(given))
    return given.map((figure) => (figure === null ? null : (movedFigures(figure, kind) as number)));
  if (kind === 'date') return isoDate(parseIsoDate(String(given)) + 61);
  return typeof given === 'number' && kind !== 'flag' ? given * 1.05 + 0.001 : (given ?? 0);
}
