/** The texts of what all these screens are made of. */
export const messages = {
  tableOf: (title: string) => `Table: ${title}`,
} as const;
