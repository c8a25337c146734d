import { fileNameOf, saveFile } from '@finance-analyst/charts';

/**
 * Names and downloads a file. Part of the initial program: both are a few lines, and the build
 * would otherwise make a chunk of them that Home waits for, or join them to the backup code.
 */
export const files = { nameOf: fileNameOf, save: saveFile } as const;
