import type { ReactNode } from 'react';
import type { MenuEntry, PanelState } from '@finance-analyst/components';
import type { ChartFile } from '../drawing/saveFile.js';
import type { ChartCsvContext } from './chartCsv.js';
import type { ChartProvenance } from './ChartProvenance.js';

/** The common props of every chart. */
export interface ChartCommon {
  /** Its content, not its chart type. */
  readonly title: string;
  /** The unit of all figures as shown on screen, if their format lacks it or words it differently. */
  readonly note?: string | undefined;
  /** Its main point in one sentence, which screen readers announce first. */
  readonly summary: string;
  readonly state?: PanelState | undefined;
  readonly sample?: string | true | undefined;
  /** Written into the files. */
  readonly provenance?: ChartProvenance | undefined;
  /** What its file of figures says above them, a line each. */
  readonly facts?: ChartCsvContext['facts'];
  /** Without extension; from the title by default. */
  readonly fileName?: string | undefined;
  /** Additional menu items. */
  readonly menu?: readonly MenuEntry[] | undefined;
  readonly onMenuAction?: ((id: string) => void) | undefined;
  /** Under the drawing, its table and every other state. */
  readonly below?: ReactNode;
  readonly headingLevel?: 2 | 3 | undefined;
  /** Receives a file from the chart; by default it is downloaded. */
  readonly onSave?: ((file: ChartFile) => void) | undefined;
}
