import { createTemplate } from '../templates/createTemplate.js';
import { sumOfThePartsSource } from './sumOfThePartsSource.js';

/** The sum of up to six parts, by its name over HTTP. */
export const sumOfThePartsTemplate = createTemplate({
  reference: {
    id: 'sum-of-the-parts',
    version: 1,
    hash: 'sha256-5b02b97f5cafd3a8a9a750172ca404f77ff617ea3e4d23c08c8bf004f23827f7',
  },
  source: sumOfThePartsSource,
  example: {
    part_1_ebitda: 300,
    part_1_multiple: 9,
    part_2_valued_by: 'multiple_of_ebit',
    part_2_ebit: 150,
    part_2_multiple: 12,
    part_3_valued_by: 'multiple_of_revenue',
    part_3_revenue: 500,
    part_3_multiple: 1.5,
    part_3_share_owned: 0.8,
    part_4_valued_by: 'discounted_cash_flow',
    part_4_cash_flow_value: 900,
    part_4_share_owned: 0.3,
    part_5_valued_by: 'book_value',
    part_5_book: 120,
    holding_costs: 30,
    holding_cost_multiple: 8,
    other_assets: 60,
    debt: 1200,
    minority_interest: 40,
    other_claims: 150,
    discount: 0.1,
    shares_outstanding: 100,
    share_price: 24,
  },
});
