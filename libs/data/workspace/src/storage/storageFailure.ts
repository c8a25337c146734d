import { FormNotLoaded } from '@finance-analyst/documents';
import { partNotLoaded } from '@finance-analyst/foundation';
import { fail, type Failure } from '../Outcome.js';
import { messages } from './messages.js';
import { thrownError } from './thrownError.js';

/** Explains in plain words why the storage rejected. */
export function storageFailure(error: unknown): Failure {
  if (error instanceof FormNotLoaded) return fail('storage-failed', partNotLoaded);
  const { name, message } = thrownError(error);
  if (name === 'QuotaExceededError') return fail('storage-full', messages.storageFull);
  if (name === 'DataCloneError')
    return fail('invalid', 'This model contains something that cannot be stored.');
  return fail('storage-failed', messages.storageFailed(message));
}
