import { isServerError } from '../strategies/isServerError.js';
import { offlinePage } from './offlinePage.js';
import { pageFiles } from './pageFiles.js';

/** After this time the stored page is served instead. */
export const navigationTimeoutMs = 3000;
const pageKey = '/';

export interface NavigationDependencies {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Stores the last page served, including the server's configuration in it. */
  readonly cache: Pick<Cache, 'match' | 'put'>;
  /** A file of this release, as stored at installation. */
  readonly precached: (path: string) => Promise<Response | undefined>;
  readonly indexPath: string;
  readonly wait: (durationMs: number) => Promise<void>;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

const isPage = (response: Response): boolean =>
  response.status === 200 && (response.headers.get('content-type') ?? '').includes('text/html');

const keepPage = async (response: Response, { cache }: NavigationDependencies): Promise<void> => {
  if (isPage(response)) await cache.put(pageKey, response.clone());
};

/** The page last served if this release has all its files, else this release's own page. */
async function pageOnDevice({
  cache,
  precached,
  indexPath,
}: NavigationDependencies): Promise<Response | undefined> {
  const last = await cache.match(pageKey);
  if (last) {
    const files = await Promise.all(pageFiles(await last.clone().text()).map(precached));
    if (files.every((file) => file !== undefined)) return last;
  }
  return precached(indexPath);
}

/**
 * Answers a navigation: the network's page, so that a new release or maintenance mode reaches everyone
 * online; after 3 s, offline or after a server error the stored page. Every path has the same page. Without a
 * stored page, the server's error is shown, or a page that says the network does not answer.
 */
export async function answerNavigation(
  request: Request,
  dependencies: NavigationDependencies,
): Promise<Response> {
  const fromNetwork = dependencies.fetch(request);
  dependencies.waitUntil(
    fromNetwork.then((response) => keepPage(response, dependencies)).catch(() => undefined),
  );
  const tooLate = dependencies.wait(navigationTimeoutMs).then(() => null);
  const first = await Promise.race([fromNetwork, tooLate]).catch(() => null);
  if (first && !isServerError(first)) return first;
  return (await pageOnDevice(dependencies).catch(() => undefined)) ?? fromNetwork.catch(offlinePage);
}
