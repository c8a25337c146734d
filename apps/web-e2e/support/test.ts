import { expect, test as base, type ConsoleMessage } from '@playwright/test';

export { expect };

interface Watched {
  /** Console messages that a test expects, such as requests that fail offline. */
  readonly expectedComplaints: RegExp[];
}

const complaint = (message: ConsoleMessage): string[] =>
  message.type() === 'error' || message.type() === 'warning' ? [message.text()] : [];

/** Every test fails if the page throws, logs a complaint to the console or violates its content security policy. */
export const test = base.extend<Watched & { watch: undefined }>({
  expectedComplaints: async ({}, use) => {
    await use([]);
  },
  watch: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => complaints.push(...complaint(message)));
      context.on('weberror', (error) => complaints.push(error.error().message));
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
          console.error(`Content security policy: ${violatedDirective} ${blockedURI} in ${sourceFile}`);
        });
      });
      await use(undefined);
      const unexpected = complaints.filter(
        (text) => !expectedComplaints.some((expected) => expected.test(text)),
      );
      expect(unexpected, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});
