import { describe, expect, it } from 'vitest';
import { sectorFigures } from './sectorFigures.js';
import { sectorOf } from './sectorOf.js';

describe('figures of sectors', () => {
  it('[VALUATION-381] belong to sectors with codes of their own', () => {
    const codes = sectorFigures.flatMap(({ industryCodes }) => industryCodes);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^\d{2,4}$/u);
    expect(new Set(sectorFigures.map(({ name }) => name)).size).toBe(sectorFigures.length);
  });

  it('[VALUATION-381] are within what a sector can have', () => {
    for (const { unleveredBeta, debtToEquity, operatingMargin } of sectorFigures) {
      expect(unleveredBeta).toBeGreaterThan(0.1);
      expect(unleveredBeta).toBeLessThan(2);
      expect(debtToEquity).toBeGreaterThan(0);
      expect(debtToEquity).toBeLessThan(1);
      expect(Math.abs(operatingMargin)).toBeLessThan(0.5);
      expect(operatingMargin * 100).toBeCloseTo(Math.round(operatingMargin * 100), 9);
    }
  });

  it.each([
    ['7372', 'Software (System & Application)'],
    ['3559', 'Semiconductor Equip'],
    ['3550', 'Machinery'],
    ['1040', 'Precious Metals'],
    ['1000', 'Metals & Mining'],
    ['4512', 'Air Transport'],
  ])('[VALUATION-381] are found by the most digits of the code %s', (industryCode, name) => {
    expect(sectorOf({ industryCode })?.name).toBe(name);
  });

  it.each([undefined, '', '6021', '6798', '9999', '4011'])(
    '[VALUATION-381] are missing for the code %s',
    (industryCode) => {
      expect(sectorOf(industryCode === undefined ? {} : { industryCode })).toBeNull();
    },
  );
});
