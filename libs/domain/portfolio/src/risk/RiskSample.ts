/** What a risk figure is based on. */
export interface RiskSample {
  readonly observations: number;
  /** That there are too few observations to rely on the figure; otherwise null. */
  readonly note: string | null;
}

const fewestReliable = 60;

/** The sample of a figure; where observations overlap, `separate` is how many do not. */
export const sampleOf = (observations: number, separate = observations): RiskSample => ({
  observations,
  note:
    separate < fewestReliable
      ? `Based on ${separate} ${separate === observations ? '' : 'separate '}observations; fewer than ${fewestReliable} give an unreliable figure.`
      : null,
});
