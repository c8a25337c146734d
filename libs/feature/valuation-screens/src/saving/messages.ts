import { documentMessages, nounMessages } from '@finance-analyst/components';
import { modelNoun } from './modelNoun.js';

/** The texts about saving: those for any document, called a model here, and those for models only. */
export const messages = {
  ...documentMessages,
  ...nounMessages(modelNoun),
  savedAs: (version: number): string => `Saved as version ${version}.`,
  savedAlready: (version: number): string => `No changes since version ${version}.`,
  notSaved: (why: string, kept: string): string => `Not saved. ${why} ${kept}`,
  left: 'The model was closed before it was saved.',
  newerIsThere: (version: number): string =>
    `Version ${version} was saved elsewhere; choose which version to use.`,
  editsKept: 'Edits are stored on this device.',
  editsInTab: (why: string): string => `Edits are in this tab only. ${why}`,
  editsNotKept: (why: string): string => `Edits are not stored on this device. ${why}`,
  valueOf: (value: string): string => `gives ${value} per share`,
  withoutValue: 'has no value per share',
  otherDetail: 'Other detail',
  asEdited: 'as edited here',
  asSavedThere: 'as saved elsewhere',
  settled: (label: string, value: string): string => `${label} to ${value}`,
  notRenamed:
    'The model was also saved elsewhere. Close this dialog, choose which version to use, then rename it.',
  valuePerShare: 'Value per share',
  valueLoading: 'Calculating…',
  dialogFailed: 'The dialog could not be loaded',
} as const;
