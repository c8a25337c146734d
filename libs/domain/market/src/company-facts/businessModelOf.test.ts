import { describe, expect, it } from 'vitest';
import { companyFactsDocument, dollarDocument, row, spanRow } from '../testing/companyFactsDocument.js';
import { normalised } from '../testing/normalised.js';

const year = '2023-01-01/2023-12-31';
const filed = '2024-02-01';
const revenue = [spanRow(year, 200, filed)];
const modelOf = (tags: Readonly<Record<string, readonly unknown[]>>) =>
  normalised(dollarDocument({ Revenues: revenue, ...tags })).businessModel;

describe('businessModelOf', () => {
  it('[MARKET-23] is a bank where deposits fund a fifth of assets and interest is earned', () => {
    const interest = { NoninterestIncome: [spanRow(year, 50, filed)] };
    expect(modelOf({ ...interest, Deposits: [row('2023-12-31', 600, filed)] })).toBe('bank');
    expect(modelOf({ ...interest, Deposits: [row('2023-12-31', 100, filed)] })).toBe('operating');
    expect(modelOf({ Deposits: [row('2023-12-31', 600, filed)] })).toBe('operating');
  });

  it('[MARKET-23] is an insurer where premiums are half of revenue and claims are filed', () => {
    const claims = { LiabilityForClaimsAndClaimsAdjustmentExpense: [row('2023-12-31', 300, filed)] };
    expect(modelOf({ ...claims, PremiumsEarnedNet: [spanRow(year, 150, filed)] })).toBe('insurer');
    expect(modelOf({ ...claims, PremiumsEarnedNet: [spanRow(year, 50, filed)] })).toBe('operating');
    expect(modelOf({ PremiumsEarnedNet: [spanRow(year, 150, filed)] })).toBe('operating');
  });

  it('[MARKET-192] is a property company where investment property is half of assets and rent is filed', () => {
    const rent = { OperatingLeaseLeaseIncome: [spanRow(year, 180, filed)] };
    const property = (value: number) => ({
      RealEstateInvestmentPropertyNet: [row('2023-12-31', value, filed)],
    });
    expect(modelOf({ ...rent, ...property(900) })).toBe('property');
    expect(modelOf({ ...rent, ...property(400) })).toBe('operating');
    expect(modelOf(property(900))).toBe('operating');
    expect(normalised(dollarDocument({ Revenues: revenue, ...rent, ...property(900) })).notes).toContain(
      'The filer is a property company: investment property is most of its assets.',
    );
  });

  it('[MARKET-192] reads investment property under IFRS', () => {
    // Logistic Properties of the Americas, annual report for 2024.
    const annual = { form: '20-F' };
    const document = companyFactsDocument({
      'ifrs-full': {
        Assets: { USD: [row('2024-12-31', 607_019_578, '2025-04-02', annual)] },
        InvestmentProperty: { USD: [row('2024-12-31', 554_518_864, '2025-04-02', annual)] },
        Revenue: { USD: [spanRow('2024-01-01/2024-12-31', 43_862_372, '2025-04-02', annual)] },
        RentalIncome: { USD: [spanRow('2024-01-01/2024-12-31', 38_808_593, '2025-04-02', annual)] },
      },
    });
    expect(normalised(document).businessModel).toBe('property');
  });

  it('[MARKET-23] judges by the newest facts', () => {
    const former = {
      NoninterestIncome: [spanRow(year, 50, filed)],
      Assets: [row('2022-12-31', 1000, '2023-02-01'), row('2023-12-31', 1000, filed)],
      Deposits: [row('2022-12-31', 600, '2023-02-01'), row('2023-12-31', 10, filed)],
    };
    expect(modelOf(former)).toBe('operating');
  });

  it('[MARKET-23] says so in the notes', () => {
    const { notes } = normalised(
      dollarDocument({
        Revenues: revenue,
        NoninterestIncome: [spanRow(year, 50, filed)],
        Deposits: [row('2023-12-31', 600, filed)],
      }),
    );
    expect(notes).toContain('The filer is a bank: customer deposits fund its assets.');
  });

  const ofIndustry = (sic: string, tags: Readonly<Record<string, readonly unknown[]>> = {}) => {
    const document = { ...(dollarDocument({ Revenues: revenue, ...tags }) as object), sic };
    const { businessModel, notes } = normalised(document);
    return { businessModel, notes: notes.filter((note) => note.includes('SIC')) };
  };

  it.each([
    ['6021', 'bank', 'a bank'],
    ['6022', 'bank', 'a bank'],
    ['6029', 'bank', 'a bank'],
    ['6035', 'bank', 'a bank'],
    ['6036', 'bank', 'a bank'],
    ['6311', 'insurer', 'an insurer'],
    ['6321', 'insurer', 'an insurer'],
    ['6324', 'insurer', 'an insurer'],
    ['6331', 'insurer', 'an insurer'],
    ['6351', 'insurer', 'an insurer'],
    ['6361', 'insurer', 'an insurer'],
    ['6399', 'insurer', 'an insurer'],
  ])('[MARKET-201] takes industry %s for a %s where the figures show no kind', (sic, businessModel, name) => {
    expect(ofIndustry(sic)).toEqual({
      businessModel,
      notes: [
        `The filer is ${name} by its industry code, SIC ${sic}, which decides: its figures alone do not show it.`,
      ],
    });
  });

  it.each(['6111', '6141', '6199', '6282', '6411', '6531', '6552', '6770', '7372'])(
    '[MARKET-201] takes industry %s for an operating company where the figures show no kind',
    (sic) => {
      expect(ofIndustry(sic)).toEqual({ businessModel: 'operating', notes: [] });
    },
  );

  const money = { PayablesToCustomers: [row('2023-12-31', 90, filed)] };
  const rent = { OperatingLeaseLeaseIncome: [spanRow(year, 60, filed)] };

  it.each([
    ['6099', 'bank', money, 'a bank or broker', 'deposits nor other money of clients'],
    ['6211', 'bank', money, 'a bank or broker', 'deposits nor other money of clients'],
    ['6510', 'property', rent, 'a property company', 'rent nor property that is let'],
    ['6512', 'property', rent, 'a property company', 'rent nor property that is let'],
    ['6513', 'property', rent, 'a property company', 'rent nor property that is let'],
    ['6519', 'property', rent, 'a property company', 'rent nor property that is let'],
    ['6798', 'property', rent, 'a property company', 'rent nor property that is let'],
  ] as const)(
    '[MARKET-202] takes industry %s for a %s only with what such a business files',
    (sic, businessModel, tags, name, lacking) => {
      expect(ofIndustry(sic, tags)).toEqual({
        businessModel,
        notes: [
          `The filer is ${name} by its industry code, SIC ${sic}, which decides: its figures alone do not show it.`,
        ],
      });
      expect(ofIndustry(sic)).toEqual({
        businessModel: 'operating',
        notes: [
          `The filer’s industry code, SIC ${sic}, is of ${name}, but it files neither ${lacking} under the tags checked: it is taken for an operating company.`,
        ],
      });
    },
  );

  const deposits = {
    NoninterestIncome: [spanRow(year, 50, filed)],
    Deposits: [row('2023-12-31', 600, filed)],
  };

  it.each([
    ['7372', 'another business'],
    ['6331', 'an insurer'],
    ['6798', 'a property company'],
  ])('[MARKET-203] lets the figures of a bank decide against industry %s, and says so', (sic, other) => {
    expect(ofIndustry(sic, deposits)).toEqual({
      businessModel: 'bank',
      notes: [`Its industry code, SIC ${sic}, is of ${other}; its figures decide.`],
    });
  });

  it('[MARKET-203] mentions no code that agrees with the figures, and none that is not known', () => {
    expect(ofIndustry('6022', deposits)).toEqual({ businessModel: 'bank', notes: [] });
    expect(ofIndustry('6099', deposits)).toEqual({ businessModel: 'bank', notes: [] });
    expect(ofIndustry('6199', deposits)).toEqual({ businessModel: 'bank', notes: [] });
    expect(ofIndustry('none', deposits)).toEqual({ businessModel: 'bank', notes: [] });
    expect(ofIndustry('none')).toEqual({ businessModel: 'operating', notes: [] });
  });
});
