/** The texts of compute, in one place. */
export const messages = {
  cancelled: 'The calculation was canceled.',
  closed: 'The calculation stopped when its screen closed.',
  crashed: 'The calculation worker stopped unexpectedly.',
  crashedBecause: (reason: string): string => `The calculation worker stopped unexpectedly: ${reason}`,
  noReason: 'The calculation failed without a reason.',
  unknownTask: (name: string): string => `The worker has no task named ${name}.`,
} as const;
