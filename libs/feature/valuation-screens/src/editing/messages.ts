import { commandMessages } from '@finance-analyst/document-editing';
import { modelNoun } from '../saving/modelNoun.js';

/** What the commands of an open model are called, and what they answer. */
export const messages = commandMessages(modelNoun);
