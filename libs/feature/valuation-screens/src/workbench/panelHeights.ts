/** Approximate height of each panel, reserved until it is rendered. */
export const panelHeights = {
  forecast: '31rem',
  cost: '29rem',
  terminal: '16rem',
  map: '18rem',
  bridge: '35rem',
  base: '35rem',
  flows: '15rem',
  price: '18rem',
} as const;
