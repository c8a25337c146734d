import type { SourceSpan } from '../language/sourceSpan.js';
import type { ClockName } from '../language/reservedWords.js';
import type { ListOperation } from '../program/listOperation.js';
import type { Operation } from '../program/operation.js';

/** How a series becomes one figure, or its running total. */
export type Fold =
  | 'sum'
  | 'average'
  | 'minimum'
  | 'maximum'
  | 'median'
  | 'quantile'
  | 'first'
  | 'last'
  | 'nth'
  | 'present-value'
  | 'internal-rate'
  | 'dated-internal-rate'
  | 'running-sum';

/** A checked formula: names are items (by position in the model). A call keeps its name beside what it computes. */
export type Formula = { readonly span: SourceSpan } & (
  | { readonly kind: 'constant'; readonly value: number }
  | { readonly kind: 'reference'; readonly item: number; readonly lag: number }
  | { readonly kind: 'clock'; readonly clock: ClockName }
  /** A series in a quarter of the year, 1 to 4. */
  | { readonly kind: 'quarter'; readonly series: Formula; readonly quarter: number }
  | { readonly kind: 'apply'; readonly operation: Operation; readonly operands: readonly Formula[] }
  | { readonly kind: 'list'; readonly operation: ListOperation; readonly operands: readonly Formula[] }
  | {
      readonly kind: 'call';
      readonly name: string;
      readonly operands: readonly Formula[];
      /** The call in operations and folds, over the same operands. */
      readonly meaning: Formula;
    }
  | {
      readonly kind: 'fold';
      readonly fold: Fold;
      readonly series: Formula;
      readonly range: 'forecast' | 'history';
      /** It runs over years; undefined where its series has no pace of its own and follows the reader. */
      readonly isYearly?: boolean;
      /** The rate of a present value. */
      readonly rate?: Formula;
      /** The position of the figure asked for, the share of a quantile, or the days of flows. */
      readonly by?: Formula;
    }
);
