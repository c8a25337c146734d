import { paths, screenAt } from '@finance-analyst/navigation';
import { expect, it, vi } from 'vitest';
import { screens } from './features.js';
import { createRoutes, routeAt } from './routes.js';

const routes = createRoutes(() => Promise.resolve());

it('[WEB-26] has a route for every screen, at its own address', () => {
  for (const { path } of screens) expect(routeAt(routes, path)?.path).toBe(path);
});

it('[WEB-26] shows one screen at both of its addresses', () => {
  const Screen = routeAt(routes, '/portfolio')?.Screen;
  expect(Screen).toBeDefined();
  expect(routeAt(routes, '/portfolio-management')?.Screen).toBe(Screen);
});

it.each(['/Performance', '/SETTINGS', '/user-Guide', '/settings/', '/nowhere', '/valuation-workbench/AAPL'])(
  '[WEB-26] agrees with the title on what is at %s',
  (address) => {
    expect(routeAt(routes, address)?.path).toBe(screenAt(screens, address)?.path ?? '*');
  },
);

it('[WEB-100] waits with every screen but Home for the code that reads and saves documents', async () => {
  const asked = vi.fn(() => Promise.resolve());
  const loaded = vi.fn(() => Promise.resolve(() => null));
  const light = createRoutes(
    asked,
    screens.map((screen) => ({ ...screen, load: loaded })),
  );
  for (const { path } of screens) {
    loaded.mockClear();
    asked.mockClear();
    routeAt(light, path)?.Screen.preload();
    await vi.waitFor(() => expect(loaded).toHaveBeenCalledTimes(1));
    expect(asked).toHaveBeenCalledTimes(path === paths.home ? 0 : 1);
  }
});

it('[WEB-9] draws Home without loading code of its own', async () => {
  const loaded = vi.fn();
  void screens
    .find(({ path }) => path === paths.home)
    ?.load()
    .then(loaded);
  await Promise.resolve();
  expect(loaded).toHaveBeenCalledTimes(1);
});
