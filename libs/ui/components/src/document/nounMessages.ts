/** The document kit's texts for a document called `noun`, such as `model`. */
export const nounMessages = (noun: string) =>
  ({
    exportFile: `Export ${noun} file`,
    failed: `The ${noun} was not saved`,
    mergedWith: (moment: string, summary: string): string =>
      `It comes from another tab or device, ${moment}, and ${summary} on its own. It does not conflict with your edits, so this ${noun} now has both.`,
    openElsewhere: `This ${noun} is open in another tab.`,
    savedAsSeparate: `Unsaved changes were saved as a separate ${noun}`,
    isInTrash: `This ${noun} is in Trash`,
    isErased: `This ${noun} was permanently deleted`,
    isBack: `This ${noun} was recovered from Trash with its unsaved changes.`,
    cannotOpen: `The ${noun} cannot be opened`,
    mine: (summary: string): string => `With your edits the ${noun} ${summary}.`,
    saveOverKept: (version: number): string =>
      `Your edits become the newest version; version ${version} stays in the version list.`,
    renameTitle: `Rename the ${noun}`,
  }) as const;
