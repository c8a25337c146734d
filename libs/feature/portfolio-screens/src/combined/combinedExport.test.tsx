import { CommandRegistryContext, createCommandRegistry } from '@finance-analyst/contributions';
import { act, render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleBody } from '../testing/examplePortfolio.js';
import { PortfoliosHere } from '../testing/PortfoliosHere.js';

const bodies = { Retirement: exampleBody, Savings: exampleBody };

it('[PORTFOLIO-SCREENS-158] is still loading, rather than empty, until all portfolios have their prices', async () => {
  const registry = createCommandRegistry([]);
  const refusals: string[] = [];
  registry.subscribe(() => {
    void (async () => {
      const outcome = await registry.findByWord('export-holdings')?.run();
      if (outcome && !outcome.ok) refusals.push(outcome.reason);
    })();
  });
  await act(async () => {
    render(
      <CommandRegistryContext value={registry}>
        <PortfoliosHere bodies={bodies} query="portfolios=all" />
      </CommandRegistryContext>,
    );
  });
  await waitFor(
    async () => {
      const outcome = await registry.findByWord('export-holdings')?.run();
      expect(outcome?.ok).toBe(true);
    },
    { timeout: 20_000, interval: 5 },
  );
  expect(refusals.length).toBeGreaterThan(0);
  for (const reason of refusals) expect(reason).toMatch(/still loading/u);
}, 30_000);
