/** Strokes on a 16 by 16 grid, by name. */
export const iconPaths = {
  'arrow-down': 'M8 3v10M4 9l4 4 4-4',
  'arrow-up': 'M8 13V3M4 7l4-4 4 4',
  check: 'M3.5 8.5l3 3 6-7',
  'chevron-down': 'M4 6l4 4 4-4',
  'chevron-right': 'M6 4l4 4-4 4',
  close: 'M4 4l8 8M12 4l-8 8',
  copy: 'M5.5 5.5h7v7h-7zM3.5 10.5v-7h7',
  download: 'M8 2.5v8M4.5 7.5L8 11l3.5-3.5M3 13.5h10',
  error: 'M8 1.75a6.25 6.25 0 100 12.5 6.25 6.25 0 000-12.5zM5.8 5.8l4.4 4.4M10.2 5.8l-4.4 4.4',
  external: 'M6.5 3.5h-3v9h9v-3M9 3.5h3.5V7M12.5 3.5l-5 5',
  home: 'M2.5 7.5L8 3l5.5 4.5M4 6.6V13h8V6.6',
  info: 'M8 1.75a6.25 6.25 0 100 12.5 6.25 6.25 0 000-12.5zM8 7.2v4M8 4.8v.01',
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  plus: 'M8 3v10M3 8h10',
  redo: 'M10 3.5l3 3-3 3M13 6.5H7a3.5 3.5 0 000 7h2',
  refresh: 'M13 8a5 5 0 11-1.5-3.5M13 2.5V5h-2.5',
  search: 'M7 2.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9zM10.3 10.3l3.2 3.2',
  table: 'M2.5 3.5h11v9h-11zM2.5 6.5h11M6.5 3.5v9',
  trash: 'M3 4.5h10M6.5 4.5V3h3v1.5M4.5 4.5l.5 8.5h6l.5-8.5',
  undo: 'M6 3.5l-3 3 3 3M3 6.5h6a3.5 3.5 0 010 7H7',
  warning: 'M8 2.5l6 10.5H2zM8 6.5v3M8 11.3v.01',
  workbench: 'M2.5 13.5V9M6.2 13.5V5M9.8 13.5V7.5M13.5 13.5v-11',
} as const;

/** The icons there are. */
export type IconName = keyof typeof iconPaths;
