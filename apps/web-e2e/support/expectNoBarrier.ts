import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

interface PageWithAxe {
  readonly axe?: { run(asked: typeof options): Promise<AxeResults> };
}

// Nothing of the product is in frames, and no rule here asks for stylesheets: the quick way sees as much.
const options = { resultTypes: ['violations' as const], preload: false };

/** Axe is brought into a page once; it costs as much as a look. */
async function look(page: Page): Promise<AxeResults['violations']> {
  const again = await page.evaluate(
    (asked) => (globalThis as PageWithAxe).axe?.run(asked).then(({ violations }) => violations),
    options,
  );
  if (again) return again;
  return (await new AxeBuilder({ page }).setLegacyMode().options(options).analyze()).violations;
}

/** Finds with axe what keeps people from reading or using the page as it is now. */
export async function expectNoBarrier(page: Page, where: string): Promise<void> {
  const barriers = (await look(page))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }));
  expect(barriers, where).toEqual([]);
}
