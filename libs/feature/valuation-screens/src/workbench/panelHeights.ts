/** About how high each panel is: the room that is kept for it until it is drawn. */
export const panelHeights = {
  forecast: '31rem',
  cost: '29rem',
  terminal: '16rem',
  map: '18rem',
  bridge: '35rem',
  flows: '15rem',
  price: '11rem',
} as const;
