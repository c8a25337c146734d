/** As long as a page that is hidden, and so is not painted, waits. */
const longestMs = 500;

/** Resolves once what React was given has been drawn and painted, or after half a second. */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestMs);
    // The first frame may come before React has drawn; the second one follows its paint.
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        clearTimeout(timer);
        setTimeout(resolve);
      });
    });
  });
}
