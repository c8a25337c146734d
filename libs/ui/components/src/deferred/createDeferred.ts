/** A part of the product whose code is loaded when it is first needed. */
export interface Deferred<Part> {
  /** Null until it is there. */
  readonly part: Part | null;
  /** Rejects where the code does not arrive; the next call tries again. */
  load(): Promise<Part>;
}

/** A part that `load` brings, at most once. */
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
