import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** All that axe checks, or the rules that colors and layout decide, for a page that was checked whole before. */
export type Rules = 'all' | 'looks';

interface AxeOptions {
  readonly resultTypes: 'violations'[];
  readonly preload: boolean;
  readonly runOnly?: string[];
}

interface PageWithAxe {
  readonly axe?: { run(asked: AxeOptions): Promise<AxeResults> };
}

// Nothing of the product is in frames, and no rule here asks for stylesheets: the quick way sees as much.
const all: AxeOptions = { resultTypes: ['violations'], preload: false };

const optionsOf: Readonly<Record<Rules, AxeOptions>> = {
  all,
  looks: {
    ...all,
    runOnly: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'],
  },
};

/** Axe is brought into a page once; it costs as much as a look. */
async function look(page: Page, rules: Rules): Promise<AxeResults['violations']> {
  const again = await page.evaluate(
    (asked) => (globalThis as PageWithAxe).axe?.run(asked).then(({ violations }) => violations),
    optionsOf[rules],
  );
  if (again) return again;
  return (await new AxeBuilder({ page }).setLegacyMode().options(optionsOf[rules]).analyze()).violations;
}

/** Finds with axe what keeps people from reading or using the page as it is now. */
export async function expectNoBarrier(page: Page, where: string, rules: Rules = 'all'): Promise<void> {
  const barriers = (await look(page, rules))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }));
  expect(barriers, where).toEqual([]);
}
