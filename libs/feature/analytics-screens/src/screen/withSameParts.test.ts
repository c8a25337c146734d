import { expect, it } from 'vitest';
import { riskStageBody, riskStagePortfolio } from '../testing/RiskStage.js';
import { withSameParts } from './withSameParts.js';

it('[ANALYTICS-SCREENS-150] has the same objects for what a version did not change', () => {
  const before = riskStagePortfolio();
  const targets = [{ id: 'ACME', weight: 0.5 }];
  const after = withSameParts(before, structuredClone({ ...before, body: { ...riskStageBody, targets } }));
  expect(after.body.targets).toEqual(targets);
  expect(after.body.rows).toBe(before.body.rows);
  expect(after.body.accounts).toBe(before.body.accounts);
  expect(after.body.instruments).toBe(before.body.instruments);

  const [first, ...rest] = riskStageBody.rows;
  const rows = [{ ...(first as (typeof riskStageBody.rows)[number]), gross: '90000' }, ...rest];
  const edited = withSameParts(before, structuredClone({ ...before, body: { ...riskStageBody, rows } }));
  expect(edited.body.rows[0]?.gross).toBe('90000');
  expect(edited.body.rows[1]).toBe(before.body.rows[1]);
});
