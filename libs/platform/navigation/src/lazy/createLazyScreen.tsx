import { type ComponentType, use, useState } from 'react';
import { messages } from '../messages.js';
import { type Loaded, loadOnce, loadWithRetry, type Wait } from './loadWithRetry.js';
import { type ReloadGuard, ReloadGuardContext } from './ReloadGuardContext.js';
import { reloadReachablePage } from './reloadReachablePage.js';
import { ScreenLoadFailure } from './ScreenLoadFailure.js';

export interface LazyScreen<Props extends object> {
  (props: Props): React.ReactNode;
  /** Starts a preload; a later call or the screen itself shares the same load. */
  preload(): void;
}

export interface LazyScreenOptions<Props extends object = object> {
  /** The clock between attempts. */
  readonly wait?: Wait;
  /** The page its stylesheets belong to. */
  readonly page?: Document;
  /** Reloads the page if allowed; resolves only if it stays. */
  readonly reloadPage?: (mayReload: ReloadGuard) => Promise<void>;
  /** What could not be loaded, as a sentence, for a part of a screen. */
  readonly failureTitle?: string;
  /** What a person can do without the missing code. */
  readonly failureActions?: ComponentType<Props>;
}

/** Window event: a requested screen is not shown because its stylesheet failed to load. */
export const stylesheetFailedEvent = 'stylesheet-failed';

const isStylesheetMissing = (loaded: Loaded<unknown>): boolean =>
  !loaded.ok && loaded.reason === messages.stylesheetFailed;

/**
 * A screen whose code is loaded when first shown, with up to three attempts. Suspends while loading; on failure shows
 * it with a link back, and retries on request, reloading the page if needed and if
 * `ReloadGuardContext` allows it. `load` resolves to the component: `createLazyScreen(async () => (await import('…')).HomeScreen)`.
 */
export function createLazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  {
    wait,
    page,
    failureTitle,
    failureActions: Actions,
    reloadPage = reloadReachablePage,
  }: LazyScreenOptions<Props> = {},
): LazyScreen<Props> {
  let loading: Promise<Loaded<ComponentType<Props>>> | null = null;
  let isWanted = false;
  const tell = (loaded: Loaded<ComponentType<Props>>) => {
    if (isWanted && isStylesheetMissing(loaded))
      (page ?? document).defaultView?.dispatchEvent(new Event(stylesheetFailedEvent));
    return loaded;
  };
  const start = () => (loading ??= loadWithRetry(load, wait, page).then(tell));
  // Some browsers remember a failed file, and a file replaced by a newer release never arrives, until the
  // page is reloaded.
  const loadAgain = async (mayReload: ReloadGuard) => {
    const loaded = await loadOnce(load, page);
    if (loaded.ok) return loaded;
    await reloadPage(mayReload);
    return tell(await loadWithRetry(load, wait, page));
  };
  const show = () => {
    isWanted = true;
    return start();
  };
  // A failed preload is silent: opening the screen then makes its own three attempts.
  const preload = async () => {
    const { ok } = await start();
    if (!ok && !isWanted) loading = null;
  };

  function LazyScreen(props: Props) {
    const [, setRound] = useState(0);
    const mayReload = use(ReloadGuardContext);
    const loaded = use(show());
    if (loaded.ok) return <loaded.value {...props} />;
    const tryAgain = () => {
      loading = loadAgain(mayReload);
      setRound((round) => round + 1);
    };
    const detail = isStylesheetMissing(loaded) ? loaded.reason : undefined;
    return (
      <ScreenLoadFailure
        title={failureTitle}
        detail={detail}
        onTryAgain={tryAgain}
        actions={Actions && <Actions {...props} />}
      />
    );
  }
  LazyScreen.preload = () => void preload();
  return LazyScreen;
}
