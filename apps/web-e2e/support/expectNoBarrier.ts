import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** All axe rules, or only those that depend on colors and layout, for a page that was fully checked before. */
export type Rules = 'all' | 'looks';

interface AxeOptions {
  readonly resultTypes: 'violations'[];
  readonly preload: boolean;
  readonly runOnly?: string[];
}

interface PageWithAxe {
  readonly axe?: { run(asked: AxeOptions): Promise<AxeResults> };
}

// The app uses no frames, and no rule here needs stylesheets, so the fast mode finds the same.
const all: AxeOptions = { resultTypes: ['violations'], preload: false };

const optionsOf: Readonly<Record<Rules, AxeOptions>> = {
  all,
  looks: {
    ...all,
    runOnly: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'],
  },
};

/** Injects axe once per page, because that takes as long as a check. */
async function look(page: Page, rules: Rules): Promise<AxeResults['violations']> {
  const again = await page.evaluate(
    (asked) => (globalThis as PageWithAxe).axe?.run(asked).then(({ violations }) => violations),
    optionsOf[rules],
  );
  if (again) return again;
  return (await new AxeBuilder({ page }).setLegacyMode().options(optionsOf[rules]).analyze()).violations;
}

/** Finds barriers on the page in its current state with axe. */
export async function expectNoBarrier(page: Page, where: string, rules: Rules = 'all'): Promise<void> {
  const barriers = (await look(page, rules))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }));
  expect(barriers, where).toEqual([]);
}
