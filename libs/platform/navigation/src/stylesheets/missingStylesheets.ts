/** Marks a link whose stylesheet did not arrive; whoever needs it next finds it by this. */
const mark = 'data-missing';

const buildToolWords = /^Unable to preload CSS for (\S+)$/;

/** Whether an import failed because a stylesheet of its did not arrive; the build tool says so in these words. */
export const isStylesheetFailure = (error: unknown): boolean =>
  error instanceof Error && buildToolWords.test(error.message);

const markMissing = ({ target }: Event): void => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.setAttribute(mark, '');
};

/**
 * Marks the stylesheets that do not arrive while something is loaded. The build tool asks for each only once, and of
 * several that failed it names the first: without this the next attempt would succeed and show a screen without its
 * styles.
 */
export async function watchingStylesheets<Value>(page: Document, load: () => Promise<Value>): Promise<Value> {
  // A link's error does not bubble, but passes through the document on its way to the link.
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

/** Asks again for every stylesheet that did not arrive. Rejects, in the build tool's words, when one is still missing. */
export async function loadMissingStylesheets(page: Document): Promise<void> {
  const links = page.querySelectorAll<HTMLLinkElement>(`link[${mark}]`);
  const outcomes = await Promise.allSettled([...links].map(load));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}
