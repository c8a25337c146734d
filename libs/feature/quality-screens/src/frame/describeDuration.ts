const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** A time span in its two largest units: `45 s`, `12 min 5 s`, `3 h 20 min`, `4 d 3 h`. */
export function describeDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const units: readonly (readonly [size: number, name: string, smaller: number, smallerName: string])[] = [
    [day, 'd', hour, 'h'],
    [hour, 'h', minute, 'min'],
    [minute, 'min', 1, 's'],
  ];
  for (const [size, name, smaller, smallerName] of units) {
    if (whole < size) continue;
    const rest = Math.floor((whole % size) / smaller);
    const first = `${String(Math.floor(whole / size))} ${name}`;
    return rest === 0 ? first : `${first} ${String(rest)} ${smallerName}`;
  }
  return `${String(whole)} s`;
}
