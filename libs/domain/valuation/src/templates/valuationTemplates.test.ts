// @vitest-environment node
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { evaluateTemplate } from '../testing/evaluateTemplate.js';
import { compileTemplate, templateNames, valuationTemplates } from './modelTemplates.js';

describe.each(valuationTemplates)('the template $reference.id', (template) => {
  const { reference, source, model, example } = template;

  it('[VALUATION-215] is found by its name and identified by the hash of its source', () => {
    expect(templateNames).toContain(reference.id);
    expect(reference.hash).toBe(`sha256-${createHash('sha256').update(source).digest('hex')}`);
  });

  it('[VALUATION-215] compiles once for each of 1 to 50 years, and for no other number', () => {
    for (let years = 1; years <= 50; years++) {
      expect(model(years).timeline.forecastPeriods).toBe(years);
      expect(model(years)).toBe(model(years));
    }
    expect(compileTemplate(reference.id, 7)).toEqual({ ok: true, model: model(7) });
    for (const years of [0, 51, 1.5]) {
      expect(compileTemplate(reference.id, years)?.ok).toBe(false);
      expect(() => model(years)).toThrow(RangeError);
    }
  });

  it('[VALUATION-215] has an example of five years that computes every figure and passes every check', () => {
    const evaluator = evaluateTemplate(template, example);
    for (const { name } of model(5).lines) expect(evaluator.read(name, 1)).toMatchObject({ ok: true });
    expect(evaluator.checks().filter(({ passed }) => !passed)).toEqual([]);
  });
});
