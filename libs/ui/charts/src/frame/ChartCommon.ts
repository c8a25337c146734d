import type { MenuEntry, PanelState } from '@finance-analyst/components';
import type { ChartFile } from '../drawing/saveFile.js';
import type { ChartProvenance } from './ChartProvenance.js';

/** What every chart is told. */
export interface ChartCommon {
  /** What it shows, not what kind of chart it is. */
  readonly title: string;
  /** The unit of all figures in it as the screen has it, where their format does not say it or not in these words. */
  readonly note?: string | undefined;
  /** One sentence: the point of it. Screen readers say it first. */
  readonly summary: string;
  readonly state?: PanelState | undefined;
  readonly sample?: string | true | undefined;
  /** Written into the files. */
  readonly provenance?: ChartProvenance | undefined;
  /** Without ending; from the title by default. */
  readonly fileName?: string | undefined;
  /** Further lines of its menu. */
  readonly menu?: readonly MenuEntry[] | undefined;
  readonly onMenuAction?: ((id: string) => void) | undefined;
  readonly headingLevel?: 2 | 3 | undefined;
  /** Takes a file that the chart made; by default it is downloaded. */
  readonly onSave?: ((file: ChartFile) => void) | undefined;
}
