import type { SampleCompany } from './SampleCompany.js';

type Row = readonly [
  letters: string,
  name: string,
  exchange: SampleCompany['exchange'],
  character: SampleCompany['character'],
  fiscalYearEndMonth: number,
  firstRevenueMillions: number,
  industryCode: string,
];

const rowsBySector: Readonly<Record<string, readonly Row[]>> = {
  Energy: [
    ['ALD', 'Aldermoor Petroleum', 'XSA1', 'cyclical', 12, 18_000, '1311'],
    ['CDR', 'Calderune Drilling', 'XSA1', 'indebted', 12, 2_400, '1381'],
    ['VSK', 'Vaskerra Energie', 'XSA2', 'cyclical', 12, 30_000, '1311'],
    ['HWF', 'Harrowfen Offshore', 'XSA3', 'cyclical', 12, 5_200, '1389'],
    ['KZN', 'Kazenami Fuels', 'XSA4', 'steady', 3, 9_000, '2911'],
    ['SLV', 'Solvenna Hydrogen', 'XSA5', 'struggling', 12, 160, '2810'],
  ],
  Materials: [
    ['BRN', 'Brenwick Copper', 'XSA1', 'cyclical', 12, 6_100, '1000'],
    ['OSV', 'Ostravale Chemicals', 'XSA1', 'steady', 9, 7_400, '2810'],
    ['LDM', 'Lindemarck Stahl', 'XSA2', 'cyclical', 9, 11_000, '3312'],
    ['PLG', 'Pellingrove Aggregates', 'XSA3', 'steady', 12, 2_900, '1400'],
    ['TKH', 'Takahoro Alloys', 'XSA4', 'cyclical', 3, 4_300, '3350'],
    ['RFG', 'Rhonfelden Specialties', 'XSA5', 'netCash', 12, 1_800, '2890'],
  ],
  Industrials: [
    ['DNM', 'Dunmarrow Machinery', 'XSA1', 'cyclical', 10, 12_500, '3530'],
    ['FGT', 'Farrowgate Logistics', 'XSA1', 'indebted', 6, 3_700, '4731'],
    ['ELV', 'Elvastein Antriebe', 'XSA2', 'steady', 12, 8_800, '3560'],
    ['STH', 'Sternholt Aerospace', 'XSA3', 'growth', 3, 900, '3720'],
    ['MGK', 'Minagiku Robotics', 'XSA4', 'growth', 3, 1_300, '3560'],
    ['TLV', 'Talvessa Elevators', 'XSA5', 'netCash', 12, 5_600, '3530'],
  ],
  'Consumer Discretionary': [
    ['QRN', 'Quorrin Outfitters', 'XSA1', 'steady', 1, 4_600, '2300'],
    ['ZPH', 'Zephrane Motors', 'XSA1', 'lossMaking', 12, 420, '3711'],
    ['MRV', 'Maravigne Couture', 'XSA2', 'netCash', 12, 6_300, '2300'],
    ['TQS', 'Tarnquist Homes', 'XSA3', 'cyclical', 6, 2_200, '1531'],
    ['HKD', 'Hikodama Games', 'XSA4', 'growth', 3, 1_100, '7372'],
    ['UHL', 'Uhrenthal Watches', 'XSA5', 'netCash', 12, 1_500, '3873'],
  ],
  'Consumer Staples': [
    ['GLH', 'Glenhollin Foods', 'XSA1', 'steady', 5, 13_000, '2000'],
    ['YRW', 'Yarrowen Beverages', 'XSA1', 'indebted', 12, 6_800, '2080'],
    ['CSB', 'Castebrune Laiteries', 'XSA2', 'steady', 12, 9_700, '2020'],
    ['WXM', 'Wexmarsh Grocers', 'XSA3', 'steady', 2, 16_000, '5411'],
    ['NGS', 'Nagisora Provisions', 'XSA4', 'netCash', 3, 3_100, '2000'],
    ['BLF', 'Bergluft Chocolates', 'XSA5', 'steady', 12, 2_700, '2060'],
  ],
  'Health Care': [
    ['ISV', 'Istervane Therapeutics', 'XSA1', 'lossMaking', 12, 90, '2836'],
    ['MWY', 'Merrowyn Diagnostics', 'XSA1', 'growth', 6, 1_400, '2835'],
    ['PHV', 'Pharvossa', 'XSA2', 'steady', 12, 14_000, '2834'],
    ['CMB', 'Combrewell Devices', 'XSA3', 'growth', 9, 700, '3841'],
    ['KYZ', 'Kiyozane Medical', 'XSA4', 'netCash', 3, 2_600, '3841'],
    ['BVX', 'Bavexa Biologics', 'XSA5', 'growth', 12, 1_900, '2836'],
  ],
  Financials: [
    ['NHB', 'Northollow Bancorp', 'XSA1', 'bank', 12, 5_400, '6022'],
    ['SDM', 'Sundermere Insurance', 'XSA1', 'insurer', 12, 8_200, '6331'],
    ['CRV', 'Corvalande Banque', 'XSA2', 'bank', 12, 9_100, '6022'],
    ['ASG', 'Ashgrenmore Assurance', 'XSA3', 'insurer', 12, 6_600, '6331'],
    ['HYN', 'Hayanami Trust Bank', 'XSA4', 'bank', 3, 4_900, '6022'],
    ['TRS', 'Trevisal Exchange Holdings', 'XSA5', 'netCash', 12, 850, '6200'],
  ],
  'Information Technology': [
    ['NBL', 'Nebulark Software', 'XSA1', 'growth', 1, 1_700, '7372'],
    ['KST', 'Kestrelow Semiconductors', 'XSA1', 'cyclical', 9, 7_900, '3674'],
    ['DTV', 'Datavellon', 'XSA2', 'growth', 12, 1_000, '7374'],
    ['PXF', 'Pixelfarrow Systems', 'XSA3', 'lossMaking', 6, 130, '7373'],
    ['OTZ', 'Otozuka Sensors', 'XSA4', 'netCash', 3, 3_800, '3829'],
    ['GRM', 'Grimselon Security', 'XSA5', 'growth', 12, 600, '7372'],
  ],
  'Communication Services': [
    ['LMV', 'Lomarven Media', 'XSA1', 'indebted', 12, 9_300, '2711'],
    ['UMB', 'Umberlight Streaming', 'XSA1', 'lossMaking', 12, 350, '7841'],
    ['TLN', 'Telandria', 'XSA2', 'indebted', 12, 12_000, '4813'],
    ['CHW', 'Chirnwell Broadcasting', 'XSA3', 'declining', 3, 1_600, '4833'],
    ['YMB', 'Yamabiyo Mobile', 'XSA4', 'steady', 3, 15_000, '4812'],
    ['SGN', 'Signalpina Kabel', 'XSA5', 'steady', 12, 3_300, '4841'],
  ],
  Utilities: [
    ['RVH', 'Ravensholt Electric', 'XSA1', 'regulated', 12, 8_500, '4911'],
    ['PNC', 'Pinecallow Water', 'XSA1', 'regulated', 9, 1_900, '4941'],
    ['EDV', 'Edolvia Reti', 'XSA2', 'regulated', 12, 10_500, '4911'],
    ['MFG', 'Marshfenny Gas', 'XSA3', 'regulated', 3, 3_400, '4924'],
    ['HKZ', 'Hokuzane Electric', 'XSA4', 'regulated', 3, 7_000, '4911'],
    ['WLB', 'Wallisbach Wasserkraft', 'XSA5', 'regulated', 9, 1_200, '4911'],
  ],
  'Real Estate': [
    ['STN', 'Stonemallow Properties', 'XSA1', 'landlord', 12, 1_600, '6798'],
    ['VLD', 'Veldanor Towers', 'XSA1', 'landlord', 12, 2_800, '6798'],
    ['IMR', 'Immorenne', 'XSA2', 'landlord', 12, 1_100, '6798'],
    ['WHT', 'Whitsunmoor Estates', 'XSA3', 'landlord', 3, 620, '6798'],
    ['SKR', 'Sakuragane Realty', 'XSA4', 'landlord', 3, 2_100, '6798'],
    ['GFM', 'Greifenmatt Immobilien', 'XSA5', 'landlord', 12, 480, '6798'],
  ],
};

/** Sixty-six fictional companies, six a sector: two listed in New York and one on each of the other exchanges. */
export const companies: readonly SampleCompany[] = Object.entries(rowsBySector).flatMap(([sector, rows]) =>
  rows.map(
    ([letters, name, exchange, character, fiscalYearEndMonth, firstRevenueMillions, industryCode]) => ({
      symbol: `${letters}.SMP`,
      name,
      sector,
      exchange,
      character,
      fiscalYearEndMonth,
      firstRevenueMillions,
      industryCode,
    }),
  ),
);
