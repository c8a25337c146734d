/** What is said of a model that does not open, in one place. */
export const messages = {
  damagedStatements:
    'The statements kept with this model are damaged. The model itself is unchanged; export it, then value the company anew.',
} as const;
