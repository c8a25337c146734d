const tokens = {
  text: '--color-text',
  quietText: '--color-text-quiet',
  ground: '--color-panel',
  line: '--color-line',
  hatch: '--color-hover',
  accent: '--color-accent',
  gain: '--color-gain',
  loss: '--color-loss',
  flow: '--chart-flow',
  outflow: '--chart-outflow',
  total: '--chart-total',
  history: '--chart-history',
  axis: '--chart-axis',
  connector: '--chart-connector',
  reference: '--chart-reference',
  heatAbove: '--chart-heat-above',
  heatBelow: '--chart-heat-below',
  heatLevel: '--chart-heat-level',
  heatGround: '--chart-heat-ground',
} as const;

/** What a color is for. The theme decides which color that is. */
export type ColorRole = keyof typeof tokens;

/** The color of a role, or so much of it in the color of another. */
export type DrawingColor =
  ColorRole | { readonly role: ColorRole; readonly percent: number; readonly in: ColorRole };

const cssRole = (role: ColorRole): string => `var(${tokens[role]})`;

/** The color as CSS writes it, in the tokens of the theme. */
export const cssColor = (color: DrawingColor): string =>
  typeof color === 'string'
    ? cssRole(color)
    : `color-mix(in oklab, ${cssRole(color.role)} ${color.percent.toFixed(1)}%, ${cssRole(color.in)})`;
