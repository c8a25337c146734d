import { documentMessages } from '@finance-analyst/components';
import { savingMessages } from '@finance-analyst/document-editing';
import { modelNoun } from './modelNoun.js';

/** The texts about saving: those for any document, called a model here, and those for models only. */
export const messages = {
  ...documentMessages,
  ...savingMessages(modelNoun),
  valueOf: (value: string): string => `gives ${value} per share`,
  withoutValue: 'has no value per share',
  otherDetail: 'Other detail',
  asEdited: 'as edited here',
  asSavedThere: 'as saved elsewhere',
  valuePerShare: 'Value per share',
  valueLoading: 'Calculating…',
  dialogFailed: 'The dialog could not be loaded',
} as const;
