import { classNames, VisuallyHidden } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { useFigureFormat } from '../format/FigureFormatProvider.js';
import type { FigureFormat } from '../format/FigureFormat.js';
import { minusSign } from '../format/figureMarks.js';
import styles from './Delta.module.css';
import { Figure } from './Figure.js';
import { explainName } from './explainName.js';
import figureStyles from './Figure.module.css';
import { FigureDetails } from './FigureDetails.js';
import { figureResult, type FigureResult } from './FigureResult.js';
import type { Provenance } from './Provenance.js';

export interface DeltaProps extends Omit<FigureFormat, 'sign'> {
  readonly value: FigureResult | number;
  readonly label?: string | undefined;
  /** Makes the change a button for its source. */
  readonly provenance?: Provenance | undefined;
  /** Which direction is good; `down` for costs and debt. */
  readonly better?: 'up' | 'down' | 'neither';
  /** As of a figure. */
  readonly flag?: string | undefined;
  /** Makes the change a button for its explanation. A missing one shows its reason instead. */
  readonly onExplain?: (() => void) | undefined;
}

/** A change: arrow, sign and color together, so that none is needed alone. No change has none of them. */
export function Delta({
  value,
  label,
  provenance,
  better = 'up',
  flag,
  onExplain,
  ...format
}: DeltaProps): ReactElement {
  const formatting = useFigureFormat();
  const result = figureResult(value);
  const text = formatting.format(result, { ...format, sign: 'always' });
  if (!result.ok) return <Figure value={result} label={label} provenance={provenance} {...format} />;
  const direction = text.startsWith('+') ? 'up' : text.startsWith(minusSign) ? 'down' : 'none';
  const tone = direction === 'none' || better === 'neither' ? 'none' : direction === better ? 'gain' : 'loss';
  const face = (
    <>
      {direction !== 'none' && (
        <svg viewBox="0 0 10 10" aria-hidden>
          <path d={direction === 'up' ? 'M5 1.5 9.5 9h-9z' : 'M5 8.5.5 1h9z'} />
        </svg>
      )}
      {text}
    </>
  );
  if (onExplain)
    return (
      <button
        type="button"
        className={classNames(figureStyles['figure'], styles['delta'])}
        data-tone={tone}
        data-flagged={flag === undefined ? undefined : true}
        onClick={onExplain}
      >
        <VisuallyHidden>{`${explainName(label, flag)}: `}</VisuallyHidden>
        {face}
      </button>
    );
  if (provenance)
    return (
      <FigureDetails
        label={label}
        result={result}
        provenance={provenance}
        attributes={{ className: classNames(figureStyles['figure'], styles['delta']), 'data-tone': tone }}
      >
        {face}
      </FigureDetails>
    );
  return (
    <span className={styles['delta']} data-tone={tone}>
      {face}
    </span>
  );
}
