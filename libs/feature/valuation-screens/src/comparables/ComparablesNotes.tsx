import { useFigureFormat } from '@finance-analyst/figures';
import {
  fewestPeers,
  modelComparables,
  multiplesOfBusiness,
  type Valuation,
} from '@finance-analyst/valuation';
import { messages, multipleLabels } from './messages.js';
import styles from './Comparables.module.css';

/** Which multiples are outliers and why, and which have too few peers. */
export function ComparablesNotes({ valuation }: { readonly valuation: Valuation }) {
  const { format } = useFigureFormat();
  const { comparisons } = modelComparables(valuation);
  const nameOf = (id: string): string => valuation.body.peers.find((peer) => peer.id === id)?.name ?? id;
  const write = (value: number): string => format(value, { kind: 'multiple', precision: 1 });
  const names = multiplesOfBusiness(valuation.fundamentals.businessModel);
  const outliers = names.flatMap((name) => {
    const { excluded, fences } = comparisons[name];
    const ids = [...excluded].flatMap(([id, why]) => (why === 'outlier' ? [id] : []));
    return fences && ids.length > 0
      ? [messages.outliers(multipleLabels[name], ids.map(nameOf), write(fences.low), write(fences.high))]
      : [];
  });
  const few = names.filter((name) => comparisons[name].count > 0 && comparisons[name].count < fewestPeers);
  if (outliers.length === 0 && few.length === 0) return null;
  return (
    <div className={styles['notes']}>
      {few.length > 0 && <p>{messages.fewPeers(few.map((name) => multipleLabels[name]))}</p>}
      {outliers.length > 0 && (
        <p>
          {messages.outliersTitle} {outliers.join('; ')}. {messages.fences}
        </p>
      )}
    </div>
  );
}
