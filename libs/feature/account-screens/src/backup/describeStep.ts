import { messages } from '../messages.js';
import type { RestoreStep } from './RestoreStep.js';

type Storing = Extract<RestoreStep, { kind: 'add' | 'copy' }>;

const howStored = (step: Storing): string => {
  if (step.kind === 'add') return step.isRemoved ? messages.stepToBin : messages.stepAdd;
  return step.missing === 'newest'
    ? messages.stepCopy(step.titleOfCopy)
    : messages.stepVersions(step.titleOfCopy);
};

/** A restore step in words: the document and what is done with it. */
export function describeStep(step: RestoreStep): {
  readonly title: string;
  readonly words: string;
  /** Detail for investigating the file. */
  readonly detail?: string | null;
} {
  switch (step.kind) {
    case 'add':
    case 'copy':
      return {
        title: step.document.title,
        words: [
          howStored(step),
          step.older.length > 0 && messages.withOlder(step.older.length),
          step.unreadableCount > 0 && messages.versionsNotRestored(step.unreadableCount),
        ]
          .filter(Boolean)
          .join(' '),
      };
    case 'same':
      return { title: step.title, words: step.isOlder ? messages.stepAmongVersions : messages.stepSame };
    case 'unreadable':
      return { title: step.title, words: messages.stepUnreadable(step.reason), detail: step.detail };
  }
}
