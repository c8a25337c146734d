import type { ServiceResult } from './ServiceResult.js';

/** A value that has been located but not yet read. */
export interface Located<T> {
  /** Equal for values that say the same, whatever their stated age. */
  readonly identity: string;
  read(): Promise<ServiceResult<T>>;
}
