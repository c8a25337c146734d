import { createLazyScreen, type LazyScreen } from '@finance-analyst/navigation';
import type { ReactElement } from 'react';

/**
 * A screen that is drawn once something is loaded, as a screen's code is: again where it fails, and then with a reason.
 * One screen for each function that loads.
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
