import { useFigureFormat } from '@finance-analyst/figures';
import {
  fewestPeers,
  type ByMultiple,
  type ComparedItem,
  type ComparedNoun,
  type MultipleComparison,
  type MultipleName,
} from '@finance-analyst/valuation';
import { messages, multipleLabels } from './messages.js';
import { multipleFormat } from './multipleFormat.js';
import styles from './Comparables.module.css';

/** Which multiples are outliers and why, and which have too few peers or transactions. */
export function ComparablesNotes({
  noun,
  names,
  compared: { items, comparisons },
}: {
  readonly noun: ComparedNoun;
  readonly names: readonly MultipleName[];
  readonly compared: {
    readonly items: readonly ComparedItem[];
    readonly comparisons: ByMultiple<MultipleComparison>;
  };
}) {
  const { format } = useFigureFormat();
  const write = (value: number): string => format(value, multipleFormat);
  const outliers = names.flatMap((name) => {
    const { excluded, fences } = comparisons[name];
    const outside = items.filter(({ id }) => excluded.get(id) === 'outlier');
    return fences && outside.length > 0
      ? [
          messages.outliers(
            multipleLabels[name],
            outside.map((item) => item.name),
            write(fences.low),
            write(fences.high),
          ),
        ]
      : [];
  });
  const few = names.filter((name) => comparisons[name].count > 0 && comparisons[name].count < fewestPeers);
  if (outliers.length === 0 && few.length === 0) return null;
  return (
    <div className={styles['notes']}>
      {few.length > 0 && (
        <p>
          {messages.few(
            noun,
            few.map((name) => multipleLabels[name]),
          )}
        </p>
      )}
      {outliers.length > 0 && (
        <p>
          {messages.outliersTitle} {outliers.join('; ')}. {messages.fences}
        </p>
      )}
    </div>
  );
}
