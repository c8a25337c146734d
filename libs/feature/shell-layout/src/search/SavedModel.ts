/** A saved model as the search finds it. */
export interface SavedModel {
  readonly id: string;
  readonly title: string;
  /** Of the company; null where the model has none, and cannot be opened from here. */
  readonly symbol: string | null;
  /** Of the company. */
  readonly name: string | null;
  /** ISO 8601, UTC. */
  readonly updatedAt: string;
}
