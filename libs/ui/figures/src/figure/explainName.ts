/** The name of a figure's button, with what marks the figure. */
export const explainName = (label: string | undefined, flag: string | undefined): string =>
  [`Explain ${label ?? 'this figure'}`, flag].filter(Boolean).join(', ');
