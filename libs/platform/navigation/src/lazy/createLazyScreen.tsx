import { type ComponentType, use, useState } from 'react';
import { messages } from '../messages.js';
import { type Loaded, loadOnce, loadWithRetry, type Wait } from './loadWithRetry.js';
import { type ReloadGuard, ReloadGuardContext } from './ReloadGuardContext.js';
import { reloadReachablePage } from './reloadReachablePage.js';
import { ScreenLoadFailure } from './ScreenLoadFailure.js';

export interface LazyScreen<Props extends object> {
  (props: Props): React.ReactNode;
  /** Starts loading ahead of need; a later call or the screen itself takes up the same load. */
  preload(): void;
}

export interface LazyScreenOptions<Props extends object = object> {
  /** The clock between attempts. */
  readonly wait?: Wait;
  /** The page that its stylesheets belong to. */
  readonly page?: Document;
  /** Loads the page anew if it may; resolves only where it stays. */
  readonly reloadPage?: (mayReload: ReloadGuard) => Promise<void>;
  /** What could not be loaded, as a sentence, for a part of a screen. */
  readonly failureTitle?: string;
  /** What a person can do without what did not arrive. */
  readonly failureWays?: ComponentType<Props>;
}

/** Event on the window: a screen that the person wanted is not shown because its stylesheet did not arrive. */
export const stylesheetFailedEvent = 'stylesheet-failed';

const isStylesheetMissing = (loaded: Loaded<unknown>): boolean =>
  !loaded.ok && loaded.reason === messages.stylesheetFailed;

/**
 * A screen whose code is loaded when it is first shown, with three attempts in all. Suspends while it loads; shows the
 * failure and a way back when it does not arrive, and loads again when asked, with the page if need be and if
 * `ReloadGuardContext` lets it. `load` resolves to the component: `createLazyScreen(async () => (await import('…')).HomeScreen)`.
 */
export function createLazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  {
    wait,
    page,
    failureTitle,
    failureWays: Ways,
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
  // Some browsers keep a file that failed once failed, and one that a newer release replaced never comes: until the
  // page is loaded anew.
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
  // What failed in the background fails silently: who then wants the screen gets three attempts of their own.
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
        ways={Ways && <Ways {...props} />}
      />
    );
  }
  LazyScreen.preload = () => void preload();
  return LazyScreen;
}
