import { toolFields } from './toolFields.js';

/** The sources whose fields are listed in the address; the other entries there are the person's. */
export const markedSources = ['company', 'earlier'] as const;

/** The names of the entries in the address. */
export const entryNames: readonly string[] = [
  'symbol',
  'currency',
  'basis',
  ...toolFields.keys(),
  ...markedSources,
];
