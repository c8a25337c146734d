import type { Sector } from './Sector.js';

/** The source of the figures, as a provenance names it. */
export const sectorFiguresSource = 'damodaran';

/** The day that the tables were updated. */
export const sectorFiguresDay = '2026-01-05';

/** The same in words. */
export const sectorFiguresDate = 'January 2026';

type Row = readonly [
  name: string,
  unleveredBeta: number,
  debtToEquity: number,
  operatingMargin: number,
  industryCodes: string,
];

// Left out: financial and property companies, sectors of fewer than ten companies, and those that no code identifies.
const rows: readonly Row[] = [
  ['Advertising', 1.01, 0.402, 0.1, '731 7331'],
  ['Aerospace/Defense', 0.87, 0.1556, 0.09, '348 372 376 3812'],
  ['Air Transport', 0.76, 0.9117, 0.05, '45'],
  ['Apparel', 0.79, 0.3129, 0.09, '22 23'],
  ['Auto & Truck', 1.31, 0.197, 0.02, '3711 3713 3715 3716'],
  ['Auto Parts', 1.13, 0.4146, 0.06, '3714'],
  ['Beverage (Alcoholic)', 0.63, 0.4334, 0.23, '2082 2084 2085'],
  ['Beverage (Soft)', 0.58, 0.2059, 0.21, '2080 2086'],
  ['Broadcasting', 0.32, 0.8585, 0.12, '4832 4833'],
  ['Building Materials', 0.96, 0.26, 0.13, '243 295 343 3442'],
  ['Business & Consumer Services', 0.81, 0.1972, 0.12, '72 734 735 736 7381 874'],
  ['Chemical (Basic)', 0.64, 0.9935, 0.03, '281 282 286 287'],
  ['Chemical (Specialty)', 0.82, 0.2988, 0.12, '285 289'],
  ['Coal & Related Energy', 1.18, 0.0714, -0.04, '12'],
  ['Computer Services', 0.96, 0.251, 0.07, '7371 7373 7374'],
  ['Computers/Peripherals', 1.32, 0.0462, 0.22, '3570 3571 3572 3575 3577'],
  ['Construction Supplies', 1.05, 0.1762, 0.15, '14 324 327'],
  ['Drugs (Biotechnology)', 1.08, 0.1304, 0.09, '2836 8731'],
  ['Drugs (Pharmaceutical)', 0.92, 0.1454, 0.3, '2833 2834'],
  ['Education', 0.72, 0.2438, 0.14, '82'],
  ['Electrical Equipment', 1.19, 0.12, 0.1, '360 361 362 364 369'],
  ['Electronics (General)', 0.94, 0.1101, 0.1, '367 382'],
  ['Engineering/Construction', 1.14, 0.1401, 0.06, '154 16 17 8711'],
  ['Entertainment', 0.76, 0.1591, 0.11, '78 7900'],
  ['Environmental & Waste Services', 0.82, 0.2145, 0.15, '495'],
  ['Farming/Agriculture', 0.85, 0.5185, 0.05, '01 02 07'],
  ['Food Processing', 0.47, 0.4373, 0.11, '200 201 202 203 204 205 206 207 209'],
  ['Food Wholesalers', 0.65, 0.4697, 0.03, '514'],
  ['Furn/Home Furnishings', 0.65, 0.4233, 0.07, '25'],
  ['Healthcare Products', 0.86, 0.1279, 0.15, '2835 384 385'],
  ['Healthcare Support Services', 0.74, 0.3543, 0.03, '5047 5122 8071 8082'],
  ['Homebuilding', 0.85, 0.2134, 0.13, '152 153 245'],
  ['Hospitals/Healthcare Facilities', 0.56, 0.5992, 0.13, '805 806'],
  ['Hotel/Gaming', 0.88, 0.3975, 0.19, '70'],
  ['Household Products', 0.74, 0.1815, 0.19, '284'],
  ['Information Services', 0.76, 0.3317, 0.12, '732'],
  ['Machinery', 0.89, 0.1469, 0.16, '351 352 353 354 355 356 358 359'],
  ['Metals & Mining', 1.01, 0.1098, 0.24, '10 333 334 335'],
  ['Office Equipment & Services', 1.04, 0.481, 0.11, '3579'],
  ['Oil/Gas (Production and Exploration)', 0.58, 0.3759, 0.25, '1311'],
  ['Oil/Gas Distribution', 0.47, 0.5853, 0.26, '461 4922 4923'],
  ['Oilfield Svcs/Equip.', 0.79, 0.3736, 0.05, '138 3533'],
  ['Packaging & Container', 0.75, 0.5511, 0.1, '265 3221 3411'],
  ['Power', 0.31, 0.7415, 0.21, '4911 4991'],
  ['Precious Metals', 0.83, 0.0728, 0.4, '104'],
  ['Publishing & Newspapers', 0.51, 0.2394, 0.1, '271 272 273 274'],
  ['Recreation', 0.74, 0.6299, 0.1, '3751 394 7997'],
  ['Restaurant/Dining', 0.78, 0.2722, 0.16, '58'],
  ['Retail (Automotive)', 0.71, 0.4536, 0.06, '55'],
  ['Retail (Building Supply)', 1.32, 0.2329, 0.12, '52'],
  ['Retail (Distributors)', 0.8, 0.2824, 0.1, '500 501 503 505 506 507 508 511'],
  ['Retail (General)', 0.78, 0.0794, 0.07, '53'],
  ['Retail (Grocery and Food)', 0.85, 0.5195, 0.02, '54'],
  ['Retail (Special Lines)', 1, 0.1976, 0.08, '56 57 594 599'],
  ['Semiconductor', 1.5, 0.0259, 0.35, '3674'],
  ['Semiconductor Equip', 1.39, 0.0486, 0.26, '3559'],
  ['Shoe', 1, 0.1194, 0.09, '302 314'],
  ['Software (System & Application)', 1.25, 0.0558, 0.33, '7372'],
  ['Steel', 0.94, 0.2351, 0.04, '331 332'],
  ['Telecom (Wireless)', 0.39, 0.5195, 0.21, '4812'],
  ['Telecom. Equipment', 0.89, 0.0922, 0.21, '3576 366'],
  ['Telecom. Services', 0.38, 0.9606, 0.2, '4813'],
  ['Tobacco', 0.69, 0.2297, 0.44, '21'],
  ['Transportation', 0.71, 0.3645, 0.08, '473'],
  ['Trucking', 0.87, 0.2523, 0.07, '4212 4213'],
  ['Utility (General)', 0.15, 0.8148, 0.23, '4924 493'],
  ['Utility (Water)', 0.28, 0.6236, 0.34, '4941'],
];

/**
 * Figures of United States companies by sector. Source: Damodaran, data sets "Betas by Sector (US)" and "Margins by
 * Sector (US)" of January 5, 2026. The assignment of Standard Industrial Classification codes is this library's own.
 */
export const sectorFigures: readonly Sector[] = rows.map(
  ([name, unleveredBeta, debtToEquity, operatingMargin, industryCodes]) => ({
    name,
    unleveredBeta,
    debtToEquity,
    operatingMargin,
    industryCodes: industryCodes.split(' '),
  }),
);
