/** How many cells speak for a value. */
export type Votes<Value extends string> = Readonly<Partial<Record<Value, number>>>;

/** The value that most cells speak for; undefined if none does. */
export function mostVotes<Value extends string>(votes: Votes<Value>): Value | undefined {
  let most: Value | undefined;
  for (const value of Object.keys(votes) as Value[])
    if ((votes[value] ?? 0) > (most === undefined ? 0 : (votes[most] ?? 0))) most = value;
  return most;
}
