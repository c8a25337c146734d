/** The texts shared by these screens. */
export const messages = {
  tableOf: (title: string) => `Table: ${title}`,
} as const;
