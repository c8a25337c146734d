import { messages } from '../messages.js';
import type { RestoreStep } from './RestoreStep.js';

/** A step in words: which document, and what is done with it. */
export function describeStep(step: RestoreStep): {
  readonly title: string;
  readonly words: string;
  /** For whoever looks into what is wrong with the file. */
  readonly detail?: string | null;
} {
  switch (step.kind) {
    case 'add':
      return {
        title: step.document.title,
        words: step.isRemoved ? messages.stepToBin : messages.stepAdd,
      };
    case 'copy':
      return {
        title: step.document.title,
        words: messages.stepCopy(step.title),
      };
    case 'same':
      return { title: step.title, words: messages.stepSame };
    case 'unreadable':
      return { title: step.title, words: messages.stepUnreadable(step.reason), detail: step.detail };
  }
}
