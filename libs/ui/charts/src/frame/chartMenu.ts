import type { MenuEntry } from '@finance-analyst/components';

const actions = ['chart-table', 'chart-png', 'chart-svg', 'chart-csv'] as const;

/** The actions of every chart. */
export type ChartAction = (typeof actions)[number];
export type ChartFileAction = Exclude<ChartAction, 'chart-table'>;

export const isChartAction = (id: string): id is ChartAction => (actions as readonly string[]).includes(id);

/** The menu item that downloads figures. The file is for programs, so it is the same in every locale. */
export const figuresEntry: MenuEntry = {
  id: 'chart-csv',
  label: 'Download figures',
  hint: 'CSV, decimal points',
};

/** The menu items of all charts. When nothing is drawn, as in a table, only figures can be saved. */
export const chartMenu = (isTable: boolean, isDrawn: boolean): readonly MenuEntry[] => [
  { id: 'chart-table', label: isTable ? 'Show as chart' : 'Show as table', icon: 'table' },
  { kind: 'separator', id: 'chart-files' },
  { id: 'chart-png', label: 'Download picture', hint: 'PNG', icon: 'download', isDisabled: !isDrawn },
  { id: 'chart-svg', label: 'Download drawing', hint: 'SVG', isDisabled: !isDrawn },
  figuresEntry,
];
