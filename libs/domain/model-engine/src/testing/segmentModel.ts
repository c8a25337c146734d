import type { InputValues } from '../evaluation/inputValues.js';

/** A company by segment: two reported years, and a forecast that continues them. */
export const segmentModel = `model "Results by segment"
timeline history 2 years, forecast 3 years
segments media "Media Networks", parks "Parks and Resorts", studio "Studio Entertainment", products "Consumer Products"

section "Segments"
input reported_revenue[history] by segment: amount
input reported_costs[history] by segment: amount
input growth[] by segment: rate = 4%
input margin by segment: rate = 10%
line revenue by segment = revenue[-1] * (1 + growth) history reported_revenue
line operating_income by segment = revenue * margin history reported_revenue - reported_costs
line mix by segment: rate = revenue / sum(segments(revenue)) history revenue / sum(segments(revenue))

section "Company"
input corporate_items[history]: amount "Corporate, restructuring, other and interest"
line group_revenue = sum(segments(revenue)) history sum(segments(revenue))
line group_costs = sum(segments(revenue - operating_income)) history sum(segments(reported_costs))
line segment_income = sum(segments(operating_income)) history sum(segments(operating_income))
line income_before_taxes = segment_income history segment_income + corporate_items
value best = max(segments(last(operating_income)))
value parks_last = last(revenue.parks)
check shrinks by segment warning when revenue < revenue[-1] "Revenue falls to {revenue}."
`;

/** The Walt Disney Company, fiscal 2001 and 2002, in millions of dollars, as in exhibit 1 of scribd.com/document/841958746. */
export const segmentInputs: InputValues = {
  'reported_revenue.media': [9569, 9733],
  'reported_revenue.parks': [7004, 6465],
  'reported_revenue.studio': [5952, 6622],
  'reported_revenue.products': [2647, 2509],
  'reported_costs.media': [7811, 8747],
  'reported_costs.parks': [5418, 5296],
  'reported_costs.studio': [5692, 6349],
  'reported_costs.products': [2246, 2115],
  corporate_items: [-873 - 1454 + 22 - 417, -213 + 34 - 453],
};
