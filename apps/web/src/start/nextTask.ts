/**
 * Lets the page respond before the next part of the start: without a break, the parts would block a slow machine. A
 * message, since a timer waits a second in a hidden page, and four milliseconds after the first few.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
