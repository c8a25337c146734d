/** What a portfolio is compared with, group by group. */
export type BenchmarkChoice =
  | { readonly kind: 'targets' }
  /** Another portfolio on this device. */
  | { readonly kind: 'portfolio'; readonly id: string }
  /** Weights as entered: see `readWeights`. */
  | { readonly kind: 'weights'; readonly text: string };

const kinds = ['portfolio', 'weights'] as const;

/** The choice of an address; null for none. */
export function readChoice(given: string | null): BenchmarkChoice | null {
  if (given === 'targets') return { kind: 'targets' };
  const kind = kinds.find((each) => given?.startsWith(`${each}:`));
  if (kind === undefined || given === null) return null;
  const rest = given.slice(kind.length + 1);
  if (kind === 'weights') return { kind, text: rest };
  return rest === '' ? null : { kind, id: rest };
}

/** As the address has it. */
export function writeChoice(choice: BenchmarkChoice | null): string | null {
  if (choice === null) return null;
  switch (choice.kind) {
    case 'targets':
      return 'targets';
    case 'portfolio':
      return `portfolio:${choice.id}`;
    case 'weights':
      return `weights:${choice.text}`;
  }
}
