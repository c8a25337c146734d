import type { PortfolioBody } from '@finance-analyst/documents';
import { createWorkspace } from '@finance-analyst/workspace';
import { expect, it } from 'vitest';
import { createPortfolio } from './createPortfolio.js';
import { editPortfolio } from './editPortfolio.js';

const services = () => {
  let ids = 0;
  const clock = () => new Date('2026-11-20T10:00:00.000Z');
  const createId = () => `id-${String((ids += 1))}`;
  const workspace = createWorkspace({ indexedDB: undefined, clock, createId, ownerId: 'device' });
  return { workspace, clock, createId, ownerId: 'device' };
};

it('[WEB-186] saves an import as a version of the portfolio, and leaves it free for others', async () => {
  const given = services();
  const created = await createPortfolio(given, 'Retirement', 'EUR');
  if (!created.ok) throw new Error(created.reason);
  const withTarget = (body: PortfolioBody): PortfolioBody => ({
    ...body,
    targets: [{ id: 'ACME', weight: 0.5 }],
  });
  expect(await editPortfolio(given.workspace, created.value, withTarget, 'Import of a.csv')).toEqual({
    ok: true,
    version: 2,
  });
  const read = await given.workspace.read(created.value);
  expect(read.ok && read.value.document.body).toMatchObject({
    currency: 'EUR',
    targets: [{ id: 'ACME', weight: 0.5 }],
  });
  expect(await editPortfolio(given.workspace, created.value, (body) => body, 'Nothing')).toEqual({
    ok: true,
    version: 2,
  });
});

it('[WEB-186] says why a portfolio cannot be changed', async () => {
  expect(await editPortfolio(services().workspace, 'none', (body) => body, 'Nothing')).toMatchObject({
    ok: false,
    reason: 'This document is not stored on this device.',
  });
});
