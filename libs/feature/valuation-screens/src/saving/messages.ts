import { documentMessages, nounMessages } from '@finance-analyst/components';
import { modelNoun } from './modelNoun.js';

/** What is said of saving, in one place: the words of any document, called a model, and those of a model alone. */
export const messages = {
  ...documentMessages,
  ...nounMessages(modelNoun),
  savedAs: (version: number): string => `Saved as version ${version}.`,
  savedAlready: (version: number): string =>
    `There is nothing to save: version ${version} has what is on the screen.`,
  notSaved: (why: string, kept: string): string => `Not saved. ${why} ${kept}`,
  left: 'The model was left before it was saved.',
  newerIsThere: (version: number): string =>
    `Version ${version} was saved elsewhere; the screen asks what to do with both.`,
  editsKept: 'Edits are kept on this device.',
  editsInTab: (why: string): string => `Edits are kept in this tab alone. ${why}`,
  editsNotKept: (why: string): string => `Edits are not kept on this device. ${why}`,
  valueOf: (value: string): string => `comes to ${value} per share`,
  withoutValue: 'has no value per share',
  otherDetail: 'Other detail',
  asEdited: 'as edited here',
  asSavedThere: 'as saved there',
  settled: (label: string, value: string): string => `${label} to ${value}`,
  notRenamed:
    'The model was also saved elsewhere. Close this dialog, choose which version to keep, then rename it.',
  valuePerShare: 'Value per share',
  valueLoading: 'Calculating…',
  dialogFailed: 'The dialog could not be loaded',
} as const;
