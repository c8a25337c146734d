/** A part whose code is loaded when it is first needed. */
export interface Deferred<Part> {
  /** Null until it is loaded. */
  readonly part: Part | null;
  /** Rejects if the code cannot be loaded; the next call retries. */
  load(): Promise<Part>;
}

/** A part that `load` loads at most once. */
export function createDeferred<Part>(load: () => Promise<Part>): Deferred<Part> {
  let part: Part | null = null;
  let underWay: Promise<Part> | undefined;
  return {
    get part() {
      return part;
    },
    load: () => {
      underWay ??= load().then(
        (loaded) => (part = loaded),
        (error: unknown) => {
          underWay = undefined;
          throw error;
        },
      );
      return underWay;
    },
  };
}
