import type { ReactElement } from 'react';
import { VisuallyHidden } from '@finance-analyst/components';
import { useFigureFormat } from '../format/FigureFormatProvider.js';
import type { FigureFormat } from '../format/FigureFormat.js';
import { explainName } from './explainName.js';
import styles from './Figure.module.css';
import { FigureDetails } from './FigureDetails.js';
import { figureResult, type FigureResult } from './FigureResult.js';
import type { Provenance } from './Provenance.js';

export interface FigureProps extends FigureFormat {
  readonly value: FigureResult | number;
  /** The name of the figure, for its buttons: “WACC”. */
  readonly label?: string | undefined;
  readonly provenance?: Provenance | undefined;
  /** Makes the figure a button for its explanation. */
  readonly onExplain?: (() => void) | undefined;
  readonly emphasis?: 'none' | 'strong' | 'answer' | undefined;
  /** What marks the figure at its corner, as it is read out: `has a note`. */
  readonly flag?: string | undefined;
  /** No button inside, for a grid that moves the focus itself. The reason is then only read out. */
  readonly isStatic?: boolean | undefined;
}

/**
 * A figure with its unit; press it for its derivation or its source. A missing figure is a dash with its
 * reason, never 0 or NaN. Sample data and figures that may be out of date are marked.
 */
export function Figure({
  value,
  label,
  provenance,
  onExplain,
  emphasis = 'none',
  flag,
  isStatic = false,
  ...format
}: FigureProps): ReactElement {
  const formatting = useFigureFormat();
  const result = figureResult(value);
  const text = formatting.format(result, format);
  const attributes = {
    className: styles['figure'],
    'data-emphasis': emphasis,
    'data-missing': !result.ok || undefined,
    'data-flagged': flag === undefined ? undefined : true,
  };
  const face = (
    <>
      <span aria-hidden={result.ok ? undefined : true}>{text}</span>
      {provenance?.sample && <span className={styles['mark']}>sample</span>}
      {provenance?.stale && (
        <span className={styles['mark']} data-problem>
          stale
        </span>
      )}
    </>
  );
  if (onExplain && !isStatic)
    return (
      <button type="button" {...attributes} onClick={onExplain}>
        <VisuallyHidden>{`${explainName(label, flag)}: ${result.ok ? '' : result.reason}`}</VisuallyHidden>
        {face}
      </button>
    );
  if (!isStatic && (!result.ok || provenance))
    return (
      <FigureDetails label={label} result={result} provenance={provenance} attributes={attributes}>
        {face}
      </FigureDetails>
    );
  return (
    <span {...attributes}>
      {face}
      {!result.ok && <VisuallyHidden>Not available: {result.reason}</VisuallyHidden>}
    </span>
  );
}
