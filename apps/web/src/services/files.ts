import { fileNameOf, saveFile } from '@finance-analyst/charts';

/**
 * How a file is named and handed to the person. Part of the program from its start: both are a few lines, and the build
 * would else make a file of them for which the overview waits, or join them to what backups are made of.
 */
export const files = { nameOf: fileNameOf, save: saveFile } as const;
