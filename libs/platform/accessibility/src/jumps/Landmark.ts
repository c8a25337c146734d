/** A part of the page to jump to: 1 main, 2 navigation, 3 search, 4 sidebar, 5 footer. */
export type Landmark = 1 | 2 | 3 | 4 | 5;
