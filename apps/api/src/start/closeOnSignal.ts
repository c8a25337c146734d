const signals = ['SIGTERM', 'SIGINT'] as const;

/** After this time unfinished requests are aborted. */
const longestCloseMs = 10_000;

/** Closes on the first signal and ends the process; a second one ends it at once. */
export function closeOnSignal(close: () => Promise<void>, say: (line: string) => void): void {
  let isClosing = false;
  for (const signal of signals)
    process.on(signal, () => {
      if (isClosing) process.exit(1);
      isClosing = true;
      say('Stopping.');
      setTimeout(() => process.exit(1), longestCloseMs).unref();
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
}
