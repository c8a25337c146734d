/** The hidden live region of React Aria, once it has announced something. */
const logSelector = '[data-live-announcer] > [role="log"]';

const isCount = ({ textContent }: Node): boolean => /^\d+ options? available\.$/.test(textContent ?? '');

/**
 * Removes React Aria's announcements of the option count: it announces after each render, even when a list is only
 * empty until its groups render. Announcements of the focused option remain. Returns the cleanup function.
 */
export function quietListCounts({ body }: Document): () => void {
  const log = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const added of addedNodes) if (isCount(added)) (added as ChildNode).remove();
  });
  const page = new MutationObserver(listen);
  function listen(): void {
    const logs = body.querySelectorAll(logSelector);
    if (logs.length === 0) return;
    page.disconnect();
    for (const each of logs) log.observe(each, { childList: true });
  }
  page.observe(body, { childList: true });
  listen();
  return () => {
    page.disconnect();
    log.disconnect();
  };
}
