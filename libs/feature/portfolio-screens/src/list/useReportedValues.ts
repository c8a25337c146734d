import type { Result } from '@finance-analyst/foundation';
import { useCallback, useState } from 'react';

/** What a row of the list shows. */
export interface ShownValue {
  readonly value: Result<number>;
  /** Some of its prices are sample data. */
  readonly isSample: boolean;
}

/** The values that the rows of a list report, by id, each null while it is computed. */
export function useReportedValues(): {
  readonly values: ReadonlyMap<string, ShownValue | null>;
  readonly report: (id: string, shown: ShownValue | null) => void;
} {
  const [values, setValues] = useState<ReadonlyMap<string, ShownValue | null>>(new Map());
  const report = useCallback((id: string, shown: ShownValue | null) => {
    setValues((before) => new Map(before).set(id, shown));
  }, []);
  return { values, report };
}
