import { describe, expect, it } from 'vitest';
import { compileTemplate, isTemplateName, templateNames } from './modelTemplates.js';

describe('the templates', () => {
  it('[VALUATION-27] compile under their names, for any number of years that a model may have', () => {
    expect(templateNames).toContain('free-cash-flow-to-firm');
    for (const name of templateNames)
      for (const years of [undefined, 1, 50]) expect(compileTemplate(name, years)?.ok).toBe(true);
    expect(compileTemplate('free-cash-flow-to-firm', 0)?.ok).toBe(false);
  });

  it('[VALUATION-27] are distinguished from model texts by the format of their names', () => {
    expect(templateNames.every(isTemplateName)).toBe(true);
    expect(isTemplateName('model "Mine"')).toBe(false);
    expect(compileTemplate('no-such-template', 5)).toBeUndefined();
  });
});
