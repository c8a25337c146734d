/** Lets the page answer before the next part of the start: together the parts would hold up a slow machine. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
