/** The same path elsewhere. Charts write absolute M, L and Z only, so every pair of numbers is a point. */
export const movedPath = (d: string, dx: number, dy: number): string =>
  d.replace(
    /(-?[\d.]+)[ ,](-?[\d.]+)/gu,
    (_, x: string, y: string) => `${String(Number(x) + dx)} ${String(Number(y) + dy)}`,
  );
