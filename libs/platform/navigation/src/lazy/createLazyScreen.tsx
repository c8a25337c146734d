import { type ComponentType, use, useState } from 'react';
import { type Loaded, loadWithRetry, type Wait } from './loadWithRetry.js';
import { ScreenLoadFailure } from './ScreenLoadFailure.js';

export interface LazyScreen<Props extends object> {
  (props: Props): React.ReactNode;
  /** Starts loading ahead of need; a later call or the screen itself takes up the same load. */
  preload(): void;
}

export interface LazyScreenOptions {
  /** The clock between attempts. */
  readonly wait?: Wait;
  /** What could not be loaded, as a sentence, for a part of a screen. */
  readonly failureTitle?: string;
}

/**
 * A screen whose code is loaded when it is first shown, with three attempts in all. Suspends while it loads; shows the
 * failure and a way back when it does not arrive, and loads again when asked. `load` resolves to the component:
 * `createLazyScreen(async () => (await import('…')).HomeScreen)`.
 */
export function createLazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  { wait, failureTitle }: LazyScreenOptions = {},
): LazyScreen<Props> {
  let loading: Promise<Loaded<ComponentType<Props>>> | null = null;
  const start = () => (loading ??= loadWithRetry(load, wait));

  function LazyScreen(props: Props) {
    const [, setRound] = useState(0);
    const loaded = use(start());
    if (loaded.ok) return <loaded.value {...props} />;
    const tryAgain = () => {
      loading = null;
      setRound((round) => round + 1);
    };
    return <ScreenLoadFailure title={failureTitle} onTryAgain={tryAgain} />;
  }
  LazyScreen.preload = () => void start();
  return LazyScreen;
}
