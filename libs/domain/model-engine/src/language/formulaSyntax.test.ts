import { describe, expect, it } from 'vitest';
import { formulaValue } from '../testing/compiled.js';

describe('formulas', () => {
  // What Excel shows for the same formulas.
  it.each([
    ['-2^2', 4],
    ['0-2^2', -4],
    ['2^3^2', 64],
    ['2^-1', 0.5],
    ['-2*-3', 6],
    ['2--2', 4],
    ['+-+2', -2],
    ['8/4/2', 1],
    ['8-4-2', 2],
    ['2+3*4^2', 50],
    ['(2+3)*4', 20],
    ['10%', 0.1],
    ['2^200%', 4],
    ['-5%', -0.05],
    ['.5+1.', 1.5],
    ['1.5e3', 1500],
    ['2E-3', 0.002],
    ['2*3=6', 1],
    ['1+1>=3', 0],
    ['3<>3', 0],
  ])('[MODEL-ENGINE-5] takes %s as Excel does: %d', (formula, expected) => {
    expect(formulaValue(formula)).toBe(expected);
  });

  it('[MODEL-ENGINE-5] takes a minus before a name more tightly than the power', () => {
    expect(formulaValue('-x^y', 3, 2)).toBe(9);
  });

  it('[MODEL-ENGINE-5] may run over lines and carry comments', () => {
    expect(formulaValue('max( # the larger\n  x,\n  y\n)', 3, 2)).toBe(3);
  });
});
