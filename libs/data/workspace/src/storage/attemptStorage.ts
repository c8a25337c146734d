import type { Failure } from '../Outcome.js';
import { storageFailure } from './storageFailure.js';

/** Runs `work`; if the storage rejects, returns the reason. */
export async function attemptStorage<Result>(work: () => Promise<Result>): Promise<Result | Failure> {
  try {
    return await work();
  } catch (error) {
    return storageFailure(error);
  }
}
