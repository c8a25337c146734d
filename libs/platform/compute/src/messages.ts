/** The texts of compute, in one place. */
export const messages = {
  cancelled: 'The calculation was cancelled.',
  closed: 'The calculation was ended with its screen.',
  crashed: 'The worker that calculated broke off.',
  crashedBecause: (reason: string): string => `The worker that calculated broke off: ${reason}`,
  noReason: 'The calculation failed and gave no reason.',
  unknownTask: (name: string): string => `The worker has no task named ${name}.`,
} as const;
