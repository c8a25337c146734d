/** Marks a link whose stylesheet failed to load, so that the next user of it finds it. */
const mark = 'data-missing';

const buildToolWords = /^Unable to preload CSS for (\S+)$/;

/** Whether an import failed because of its stylesheet, by the build tool's error text. */
export const isStylesheetFailure = (error: unknown): boolean =>
  error instanceof Error && buildToolWords.test(error.message);

const markMissing = ({ target }: Event): void => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.setAttribute(mark, '');
};

/**
 * Marks the stylesheets that fail while something is loading. The build tool requests each only once, and of
 * several failures it names the first: without this the next attempt would succeed and show a screen without its
 * styles.
 */
export async function watchingStylesheets<Value>(page: Document, load: () => Promise<Value>): Promise<Value> {
  // A link's error event does not bubble, but can be captured on the document.
  page.addEventListener('error', markMissing, { capture: true });
  try {
    return await load();
  } finally {
    page.removeEventListener('error', markMissing, { capture: true });
  }
}

const load = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.removeAttribute(mark);
    again.addEventListener('load', () => {
      link.remove();
      resolve();
    });
    again.addEventListener('error', () => {
      again.remove();
      reject(new Error(`Unable to preload CSS for ${link.href}`));
    });
    link.after(again);
  });

/** Requests every failed stylesheet again. Rejects, in the build tool's words, if one still fails. */
export async function loadMissingStylesheets(page: Document): Promise<void> {
  const links = page.querySelectorAll<HTMLLinkElement>(`link[${mark}]`);
  const outcomes = await Promise.allSettled([...links].map(load));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
