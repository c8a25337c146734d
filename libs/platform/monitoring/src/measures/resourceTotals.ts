import type { ResourceTotals } from '../report/MonitorReport.js';

/** The part of a `PerformanceResourceTiming` that is used. */
export interface TransferredFile {
  /** Its address. */
  readonly name: string;
  readonly initiatorType: string;
  /** Bytes over the network, headers included; 0 from a cache. */
  readonly transferSize: number;
}

/** The monitor's own reports do not count as part of the page. */
export const isOwnReport = ({ initiatorType }: Pick<TransferredFile, 'initiatorType'>): boolean =>
  initiatorType === 'beacon';

type SizeField = 'jsBytes' | 'cssBytes' | 'imageBytes' | 'fontBytes';

const endings: readonly (readonly [RegExp, SizeField])[] = [
  [/\.m?js$/i, 'jsBytes'],
  [/\.css$/i, 'cssBytes'],
  [/\.(png|jpe?g|gif|svg|webp|avif|ico|bmp)$/i, 'imageBytes'],
  [/\.(woff2?|ttf|otf|eot)$/i, 'fontBytes'],
];

const initiators: Readonly<Record<string, SizeField>> = {
  script: 'jsBytes',
  img: 'imageBytes',
  image: 'imageBytes',
};

/** By file extension, else by initiator; null for data URLs and the page itself. */
function kindOf({ name, initiatorType }: TransferredFile): SizeField | null {
  const path = name.split(/[?#]/, 1)[0] ?? '';
  return endings.find(([ending]) => ending.test(path))?.[1] ?? initiators[initiatorType] ?? null;
}

/** Totals the transfers by kind. */
export function resourceTotals(files: readonly TransferredFile[]): ResourceTotals {
  const totals = {
    jsBytes: 0,
    cssBytes: 0,
    imageBytes: 0,
    fontBytes: 0,
    requests: files.length,
    totalBytes: 0,
  };
  for (const file of files) {
    const kind = kindOf(file);
    totals.totalBytes += file.transferSize;
    if (kind) totals[kind] += file.transferSize;
  }
  return totals;
}
