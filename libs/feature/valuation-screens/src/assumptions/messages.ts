/** The words of an assumption that its group does not bring, in one place. */
export const messages = {
  reset: 'Reset',
  resetOf: (label: string): string => `Reset ${label}`,
  proposed: (reason: string): string => `Default: ${reason}`,
} as const;
