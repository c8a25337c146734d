import { expect, it } from 'vitest';
import { exampleCalculations } from '../testing/exampleCalculations.js';
import { exampleModel } from '../testing/exampleModel.js';
import { openWorkspace } from '../testing/openWorkspace.js';
import { computeModelValue } from './computeModelValue.js';

const open = async () => {
  const workspace = await openWorkspace({ models: [exampleModel({ valuePerShare: null })] });
  const listed = await workspace.list();
  const [row] = listed.ok ? listed.value : [];
  if (!row) throw new Error('a row expected');
  return { sources: { workspace, calculations: exampleCalculations() }, row };
};

it('[OVERVIEW-SCREENS-40] values each revision of a model once', async () => {
  const { sources, row } = await open();
  let computed = 0;
  const compute = () => ({ ok: true, value: 100 + (computed += 1) }) as const;
  const valueOf = async (revision: number) =>
    (await computeModelValue(sources, { ...row, revision }, compute)).value;
  expect(await valueOf(1)).toEqual({ ok: true, value: 101 });
  expect(await valueOf(1)).toEqual({ ok: true, value: 101 });
  expect(await valueOf(2)).toEqual({ ok: true, value: 102 });
});

it('[OVERVIEW-SCREENS-40] reports why there is no value, and computes again next time', async () => {
  const { sources, row } = await open();
  const reason = 'There are no filings.';
  let computed = 0;
  const compute = () => {
    computed += 1;
    return { ok: false, reason } as const;
  };
  for (const count of [1, 2]) {
    expect((await computeModelValue(sources, row, compute)).value).toEqual({ ok: false, reason });
    expect(computed).toBe(count);
  }
});
