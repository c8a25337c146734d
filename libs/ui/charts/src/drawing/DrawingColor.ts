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

/** The role of a color. The theme sets the color. */
export type ColorRole = keyof typeof tokens;

/** A role's color, or a percentage of it mixed into another. */
export type DrawingColor =
  ColorRole | { readonly role: ColorRole; readonly percent: number; readonly in: ColorRole };

const cssRole = (role: ColorRole): string => `var(${tokens[role]})`;

/** The color in CSS, using the theme's tokens. */
export const cssColor = (color: DrawingColor): string =>
  typeof color === 'string'
    ? cssRole(color)
    : `color-mix(in oklab, ${cssRole(color.role)} ${color.percent.toFixed(1)}%, ${cssRole(color.in)})`;
