import { nounMessages } from '@finance-analyst/components';

/** The texts about saving a document called `noun`, such as `model`. */
export const savingMessages = (noun: string) =>
  ({
    ...nounMessages(noun),
    savedAs: (version: number): string => `Saved as version ${version}.`,
    savedAlready: (version: number): string => `No changes since version ${version}.`,
    notSaved: (why: string, kept: string): string => `Not saved. ${why} ${kept}`,
    left: `The ${noun} was closed before it was saved.`,
    newerIsThere: (version: number): string =>
      `Version ${version} was saved elsewhere; choose which version to use.`,
    editsKept: 'Edits are stored on this device.',
    editsInTab: (why: string): string => `Edits are in this tab only. ${why}`,
    editsNotKept: (why: string): string => `Edits are not stored on this device. ${why}`,
    settled: (label: string, value: string): string => `${label} to ${value}`,
    notRenamed: `The ${noun} was also saved elsewhere. Close this dialog, choose which version to use, then rename it.`,
  }) as const;
