/** What the kit says of a document that a person calls by `noun`, such as `model`. */
export const nounMessages = (noun: string) =>
  ({
    exportFile: `Export ${noun} file`,
    failed: `The ${noun} was not saved`,
    mergedWith: (moment: string, summary: string): string =>
      `It was saved elsewhere ${moment} and ${summary} by itself. Nothing in it contradicts your edits, so both are in this ${noun} now.`,
    openElsewhere: `This ${noun} is open in another tab.`,
    setApart: `Unsaved changes were saved as a ${noun} of their own`,
    cannotOpen: `The ${noun} cannot be opened`,
    mine: (summary: string): string => `With your edits the ${noun} ${summary}.`,
    saveOverKept: (version: number): string =>
      `Your edits become the newest version; version ${version} stays among the versions of the ${noun}.`,
    renameTitle: `Rename the ${noun}`,
  }) as const;
