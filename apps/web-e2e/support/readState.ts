import type { Page } from '@playwright/test';

interface Fiber {
  readonly memoizedProps: { readonly store?: { getState(): unknown } } | null;
  readonly child: Fiber | null;
}

/** Part of the store's state. No screen shows it, so it is read from React's tree at the page's root. */
export const readState = (page: Page, slice: string): Promise<unknown> =>
  page.evaluate((name) => {
    const root = document.getElementById('root') as unknown as Record<string, Fiber> | null;
    const key = Object.keys(root ?? {}).find((each) => each.startsWith('__reactContainer$'));
    let fiber: Fiber | null = root && key ? (root[key] ?? null) : null;
    while (fiber && !fiber.memoizedProps?.store) fiber = fiber.child;
    const state = fiber?.memoizedProps?.store?.getState() as Record<string, unknown> | undefined;
    return state?.[name];
  }, slice);
