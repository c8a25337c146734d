import { describe, expect, it } from 'vitest';
import { balanceSheet } from '../testing/balanceSheet.js';
import { companyFactsDocument, dollarDocument, row, spanRow } from '../testing/companyFactsDocument.js';
import { normalised, periodOf } from '../testing/normalised.js';
import { mayIncludeAssociates } from '../fundamentals/mayIncludeAssociates.js';

const year = '2023-01-01/2023-12-31';
const filed = '2024-02-01';

/** The figures of fiscal 2023 under US GAAP: tags for its last day, and for the whole year. */
function year2023(flows: Readonly<Record<string, number>>) {
  const rows = Object.entries(flows).map(([tag, value]) => [tag, [spanRow(year, value, filed)]]);
  const document = dollarDocument({ Revenues: [spanRow(year, 100, filed)], ...Object.fromEntries(rows) });
  return periodOf(normalised(document), 'FY2023').figures;
}

/** The same under IFRS. */
function ifrs2023(flows: Readonly<Record<string, number>>, balances: Readonly<Record<string, number>> = {}) {
  const units = (entries: Readonly<Record<string, number>>, of: (value: number) => unknown) =>
    Object.entries(entries).map(([tag, value]) => [tag, { USD: [of(value)] }]);
  const document = companyFactsDocument({
    'ifrs-full': Object.fromEntries([
      ...units({ Assets: 1_000, ...balances }, (value) => row('2023-12-31', value, filed)),
      ...units({ Revenue: 100, ...flows }, (value) => spanRow(year, value, filed)),
    ]) as never,
  });
  return periodOf(normalised(document), 'FY2023').figures;
}

describe('intangible assets', () => {
  // Snowflake, annual report for the year to 2025-01-31: balance sheet and note on intangible assets.
  const snowflake = {
    FiniteLivedIntangibleAssetsNet: 277_202_000,
    IndefiniteLivedIntangibleAssetsExcludingGoodwill: 826_000,
  };

  it('[MARKET-180] are the filed total without goodwill, else finite-lived plus indefinite-lived', () => {
    const total = balanceSheet({ ...snowflake, IntangibleAssetsNetExcludingGoodwill: 278_028_000 });
    expect(total.intangibleAssets).toMatchObject({ value: 278_028_000, derivation: null });
    expect(balanceSheet(snowflake).intangibleAssets).toMatchObject({
      value: 278_028_000,
      derivation: 'Finite-lived plus indefinite-lived intangible assets',
    });
    expect(balanceSheet({ Goodwill: 5 }).intangibleAssets).toBeUndefined();
  });

  it('[MARKET-180] are under IFRS taken out of a total with goodwill', () => {
    expect(ifrs2023({}, { IntangibleAssetsAndGoodwill: 90, Goodwill: 60 }).intangibleAssets?.value).toBe(30);
    expect(ifrs2023({}, { IntangibleAssetsAndGoodwill: 90 }).intangibleAssets).toBeUndefined();
  });

  it('[MARKET-180] have their amortization as a line of its own, which does not change depreciation', () => {
    const figures = year2023({
      DepreciationDepletionAndAmortization: 182_500_000,
      AmortizationOfIntangibleAssets: 96_900_000,
    });
    expect([figures.intangibleAmortization?.value, figures.depreciation?.value]).toEqual([
      96_900_000, 182_500_000,
    ]);
    expect(ifrs2023({ AmortisationExpense: 7 }).intangibleAmortization?.value).toBe(7);
  });
});

describe('leases within current liabilities', () => {
  it('[MARKET-181] are operating plus finance leases due within a year', () => {
    // Apple, annual report for fiscal 2025: note on leases.
    const { currentLeaseLiabilities, leaseLiabilities } = balanceSheet({
      OperatingLeaseLiabilityCurrent: 1_579,
      FinanceLeaseLiabilityCurrent: 538,
      OperatingLeaseLiability: 12_490,
      FinanceLeaseLiability: 1_230,
    });
    expect([currentLeaseLiabilities?.value, leaseLiabilities?.value]).toEqual([2_117, 13_720]);
  });

  it('[MARKET-181] are all leases less their noncurrent part where only these are filed', () => {
    const whole = { OperatingLeaseLiability: 12, OperatingLeaseLiabilityNoncurrent: 10 };
    expect(balanceSheet(whole).currentLeaseLiabilities?.value).toBe(2);
    expect(balanceSheet({ OperatingLeaseLiability: 12 }).currentLeaseLiabilities).toBeUndefined();
    const ifrs = { LeaseLiabilities: 13_430_097, NoncurrentLeaseLiabilities: 12_972_016 };
    expect(ifrs2023({}, ifrs).currentLeaseLiabilities?.value).toBe(458_081);
  });
});

describe('the pension deficit', () => {
  it('[MARKET-182] is the liability of the balance sheet, noncurrent and current, of all plans', () => {
    const deficit = (tags: Readonly<Record<string, number>>) => balanceSheet(tags).pensionDeficit?.value;
    expect(
      deficit({
        DefinedBenefitPensionPlanLiabilitiesNoncurrent: 40,
        OtherPostretirementDefinedBenefitPlanLiabilitiesNoncurrent: 8,
        PensionAndOtherPostretirementDefinedBenefitPlansCurrentLiabilities: 2,
      }),
    ).toBe(50);
    expect(ifrs2023({}, { NoncurrentRecognisedLiabilitiesDefinedBenefitPlan: 9 }).pensionDeficit?.value).toBe(
      9,
    );
  });

  it('[MARKET-182] is what obligations exceed assets by, and missing where assets cover them', () => {
    const plans = (obligation: number, assets: number) =>
      balanceSheet({
        DefinedBenefitPlanBenefitObligation: obligation,
        DefinedBenefitPlanFairValueOfPlanAssets: assets,
      }).pensionDeficit;
    expect(plans(100, 70)).toMatchObject({ value: 30, derivation: 'Benefit obligations less plan assets' });
    // JPMorgan Chase, annual report for 2025: plans are overfunded.
    expect(plans(14_724, 23_603)).toBeUndefined();
  });
});

describe('losses carried forward', () => {
  it('[MARKET-183] are the losses, not the tax asset on them', () => {
    expect(balanceSheet({ OperatingLossCarryforwards: 900 }).lossCarryForward?.value).toBe(900);
    expect(
      balanceSheet({ DeferredTaxAssetsOperatingLossCarryforwards: 200 }).lossCarryForward,
    ).toBeUndefined();
    expect(
      balanceSheet({
        DeferredTaxAssetsOperatingLossCarryforwards: 200,
        DeferredTaxAssetsOperatingLossCarryforwardsDomestic: 150,
      }).lossCarryForward,
    ).toBeUndefined();
  });

  it('[MARKET-183] are read from a tax asset’s part that is larger than the whole asset, without state losses', () => {
    // Snowflake, annual report for the year to 2025-01-31: note on income taxes.
    expect(
      balanceSheet({
        DeferredTaxAssetsOperatingLossCarryforwards: 1_707_649_000,
        DeferredTaxAssetsOperatingLossCarryforwardsDomestic: 6_200_000_000,
        DeferredTaxAssetsOperatingLossCarryforwardsForeign: 178_000_000,
        DeferredTaxAssetsOperatingLossCarryforwardsStateAndLocal: 6_000_000_000,
      }).lossCarryForward,
    ).toMatchObject({ value: 6_378_000_000, derivation: 'Domestic plus foreign losses' });
  });
});

describe('impairment and restructuring', () => {
  it('[MARKET-184] are the filed total, else the parts disclosed, which may be incomplete', () => {
    const disclosed = { RestructuringCosts: 55, ImpairmentOfIntangibleAssetsExcludingGoodwill: 13 };
    // Tesla, annual report for 2018, where the statement's 135 has no tag of the taxonomy.
    expect(year2023(disclosed).impairmentAndRestructuring).toMatchObject({
      value: 68,
      derivation: 'Restructuring plus impairments disclosed: may be incomplete',
    });
    expect(
      year2023({ ...disclosed, RestructuringSettlementAndImpairmentProvisions: 135 })
        .impairmentAndRestructuring,
    ).toMatchObject({ value: 135, derivation: null });
  });

  it('[MARKET-184] say that a single part may be incomplete, too', () => {
    expect(year2023({ GoodwillImpairmentLoss: 4 }).impairmentAndRestructuring).toMatchObject({
      value: 4,
      components: [{ value: 4, source: { tag: 'GoodwillImpairmentLoss' } }],
      derivation: 'Restructuring plus impairments disclosed: may be incomplete',
    });
  });

  it('[MARKET-184] count an impairment once that is filed as a whole and by kind, and none of investments', () => {
    const byKind = { GoodwillImpairmentLoss: 30, ImpairmentOfLongLivedAssetsHeldForUse: 12 };
    const value = (tags: Readonly<Record<string, number>>) =>
      year2023(tags).impairmentAndRestructuring?.value;
    expect(value({ ...byKind, AssetImpairmentCharges: 42 })).toBe(42);
    expect(value({ ...byKind, AssetImpairmentCharges: 12 })).toBe(42);
    expect(value({ ImpairmentOfInvestments: 5 })).toBeUndefined();
  });
});

describe('investment beside capital expenditure', () => {
  it('[MARKET-185] gives software that the cash flow statement shows apart from property', () => {
    // Snowflake, annual report for the year to 2025-01-31: cash flow statement.
    const figures = year2023({
      PaymentsToAcquirePropertyPlantAndEquipment: 46_279,
      PaymentsToDevelopSoftware: 29_433,
    });
    expect([figures.capitalExpenditure?.value, figures.capitalizedSoftware?.value]).toEqual([46_279, 29_433]);
  });

  it('[MARKET-185] gives none where capital expenditure includes it', () => {
    const whole = { PaymentsToAcquireProductiveAssets: 100, PaymentsToDevelopSoftware: 29 };
    expect(year2023(whole).capitalizedSoftware).toBeUndefined();
    const combined =
      'PurchaseOfPropertyPlantAndEquipmentIntangibleAssetsOtherThanGoodwillInvestmentPropertyAndOtherNoncurrentAssets';
    const intangible = { PurchaseOfIntangibleAssetsClassifiedAsInvestingActivities: 29 };
    expect(ifrs2023({ ...intangible, [combined]: 100 }).capitalizedSoftware).toBeUndefined();
    expect(
      ifrs2023({
        ...intangible,
        [combined]: 100,
        PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities: 71,
      }).capitalizedSoftware?.value,
    ).toBe(29);
  });

  it('[MARKET-200] gives right-of-use assets and their additions under IFRS, where all leases are debt', () => {
    const property = { PropertyPlantAndEquipment: 60, RightofuseAssets: 25, LeaseLiabilities: 27 };
    const figures = ifrs2023({ AdditionsToRightofuseAssets: 9 }, property);
    expect([
      figures.propertyPlantEquipment?.value,
      figures.rightOfUseAssets?.value,
      figures.rightOfUseAdditions?.value,
      figures.leaseLiabilities?.value,
    ]).toEqual([60, 25, 9, 27]);
    const together = { PropertyPlantAndEquipmentIncludingRightofuseAssets: 85 };
    const shown = ifrs2023({}, { ...together, RightofuseAssets: 25 });
    expect([shown.propertyPlantEquipment?.value, shown.rightOfUseAssets]).toEqual([85, undefined]);
    expect(ifrs2023({}, { ...together, ...property }).rightOfUseAssets?.value).toBe(25);
  });

  it('[MARKET-200] gives none under US GAAP, where operating leases are not debt', () => {
    const figures = balanceSheet({ OperatingLeaseRightOfUseAsset: 25, PropertyPlantAndEquipmentNet: 60 });
    expect([figures.propertyPlantEquipment?.value, figures.rightOfUseAssets]).toEqual([60, undefined]);
    const obtained = { RightOfUseAssetObtainedInExchangeForOperatingLeaseLiability: 9 };
    expect(year2023(obtained).rightOfUseAdditions).toBeUndefined();
  });

  it('[MARKET-186] gives what was paid for businesses, less the cash that came with them', () => {
    expect(
      year2023({ PaymentsToAcquireBusinessesGross: 50, CashAcquiredFromAcquisition: 20 }).acquisitions?.value,
    ).toBe(30);
    // Tesla, annual report for 2016: SolarCity was paid in shares and brought cash.
    expect(year2023({ PaymentsToAcquireBusinessesNetOfCashAcquired: -342.719 }).acquisitions?.value).toBe(
      -342.719,
    );
  });
});

describe('deferred tax', () => {
  it('[MARKET-187] is the liability of the balance sheet, not the one before set-off', () => {
    // Alphabet, annual report for 2023: 485 after, 14,461 before assets are set off.
    expect(
      balanceSheet({ DeferredIncomeTaxLiabilitiesNet: 485, DeferredIncomeTaxLiabilities: 14_461 })
        .deferredTaxLiability?.value,
    ).toBe(485);
    expect(balanceSheet({ DeferredIncomeTaxLiabilities: 14_461 }).deferredTaxLiability).toBeUndefined();
  });
});

describe('associates', () => {
  const stake = { EquityMethodInvestments: 2_000 };
  const notesOf = (tags: Readonly<Record<string, number>>) => {
    const rows = Object.entries(tags).map(([tag, value]) => [tag, [row('2023-12-31', value, filed)]]);
    const revenue = { Revenues: [spanRow(year, 100, filed)] };
    return normalised(dollarDocument({ ...revenue, ...Object.fromEntries(rows) })).notes;
  };
  const note = 'Long-term investments of FY2023 may include equity-method investments under the tag used.';

  it('[MARKET-188] may be among long-term investments, as a note says', () => {
    // Alphabet, annual report for 2024: non-marketable securities include stakes under the equity method.
    const tags = { ...stake, OtherLongTermInvestments: 37_982 };
    const figures = balanceSheet(tags);
    expect([figures.equityMethodInvestments?.value, mayIncludeAssociates({ figures })]).toEqual([
      2_000,
      true,
    ]);
    expect(notesOf(tags)).toContain(note);
  });

  it('[MARKET-188] stand beside marketable securities', () => {
    const tags = { ...stake, MarketableSecuritiesNoncurrent: 100 };
    expect(mayIncludeAssociates({ figures: balanceSheet(tags) })).toBe(false);
    expect(notesOf(tags)).not.toContain(note);
    expect(mayIncludeAssociates({ figures: balanceSheet(stake) })).toBe(false);
  });

  it('[MARKET-188] are under IFRS the filed total, else associates plus joint ventures', () => {
    const apart = {
      InvestmentsInAssociatesAccountedForUsingEquityMethod: 5,
      InvestmentsInJointVenturesAccountedForUsingEquityMethod: 3,
    };
    expect(ifrs2023({}, apart).equityMethodInvestments?.value).toBe(8);
    expect(
      ifrs2023({}, { ...apart, InvestmentAccountedForUsingEquityMethod: 9 }).equityMethodInvestments?.value,
    ).toBe(9);
  });
});
