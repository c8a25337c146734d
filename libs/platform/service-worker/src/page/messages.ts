/** Titles of the notifications about installing the product. */
export const messages = {
  updateNotInstalled: 'The update is not installed',
  onlyWithConnection: 'Works only with a connection',
} as const;
