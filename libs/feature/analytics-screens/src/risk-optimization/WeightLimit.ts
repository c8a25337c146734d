export const limitKinds = ['holding', 'sector', 'country', 'currency'] as const;

export type LimitKind = (typeof limitKinds)[number];

/** The smallest and largest weight of a holding or of a group of them, as fractions. */
export interface WeightLimit {
  readonly kind: LimitKind;
  /** The symbol of a holding, or the name of a group. */
  readonly of: string;
  readonly lower: number;
  readonly upper: number;
}

/** A limit with the holdings that it is about. */
export interface NamedLimit {
  readonly name: string;
  /** Symbols. */
  readonly holdings: readonly string[];
  readonly lower: number;
  readonly upper: number;
}

const isShare = (value: number): boolean => value >= 0 && value <= 1;

/** The limits of an address; what cannot be read is left out. */
export const readLimits = (text: string): readonly WeightLimit[] =>
  text.split('|').flatMap((part): readonly WeightLimit[] => {
    const [kind, of = '', lower = '', upper = ''] = part.split('~');
    const found = limitKinds.find((each) => each === kind);
    const [least, most] = [Number(lower || Number.NaN), Number(upper || Number.NaN)];
    return found && of !== '' && isShare(least) && isShare(most)
      ? [{ kind: found, of: decode(of), lower: least, upper: most }]
      : [];
  });

/** The same as text. */
export const writeLimits = (limits: readonly WeightLimit[]): string =>
  limits.map(({ kind, of, lower, upper }) => [kind, encode(of), lower, upper].join('~')).join('|');

const encode = (text: string): string =>
  text.replace(/[%~|]/gu, (sign) => encodeURIComponent(sign).replace('~', '%7E'));

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
