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
});
