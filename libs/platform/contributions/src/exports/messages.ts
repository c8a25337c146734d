/** The texts of exports. */
export const messages = {
  group: 'Export',
  loading: 'It is still loading. Try again in a moment.',
  exported: (scope: string, format: string): string => `${scope}, as ${format}.`,
} as const;
