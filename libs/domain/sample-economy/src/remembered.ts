/** A function of a name that computes each answer once. */
export function remembered<Answer>(compute: (name: string) => Answer): (name: string) => Answer {
  const answers = new Map<string, Answer>();
  return (name) => {
    const known = answers.get(name);
    if (known !== undefined) return known;
    const answer = compute(name);
    answers.set(name, answer);
    return answer;
  };
}
