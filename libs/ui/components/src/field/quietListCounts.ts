/** The hidden log in which React Aria announces, once it has announced something. */
const logSelector = '[data-live-announcer] > [role="log"]';

const isCount = ({ textContent }: Node): boolean => /^\d+ options? available\.$/.test(textContent ?? '');

/**
 * Takes back how many options React Aria says a list has: it says so after each drawing, also of a list that is only
 * empty until its groups are drawn. What it says of the option in focus stays. Returns the function that ends this.
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
