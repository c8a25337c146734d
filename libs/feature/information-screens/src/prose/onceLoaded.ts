import { createLazyScreen, type LazyScreen } from '@finance-analyst/navigation';
import type { ReactElement } from 'react';

/**
 * A screen rendered once something has loaded. It retries a failed load as a screen's own code does, then shows a reason.
 * One screen for each loading function.
 */
export function onceLoaded<Loaded, Props extends object>(
  draw: (loaded: Loaded, props: Props) => ReactElement,
): (load: () => Promise<Loaded>) => LazyScreen<Props> {
  const screens = new WeakMap<() => Promise<Loaded>, LazyScreen<Props>>();
  return (load) => {
    const screen =
      screens.get(load) ??
      createLazyScreen(async () => {
        const loaded = await load();
        return (props: Props) => draw(loaded, props);
      });
    screens.set(load, screen);
    return screen;
  };
}
