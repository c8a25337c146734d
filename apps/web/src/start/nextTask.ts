/** Lets the page respond before the next part of the start: without a break, the parts would block a slow machine. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
