import type { ValuePart } from '@finance-analyst/valuation';

/** What the price implies, in words. */
export interface ImpliedWords {
  /** The driver that the price implies, in the headline: `Growth implied`. */
  readonly impliedHead: string;
  /** The same as spoken: `Implied growth`. */
  readonly implied: string;
  /** What the price implies, in full: `Revenue growth implied by the price`. */
  readonly impliedByPrice: string;
  /** The driver within a sentence, after “The price implies”: `revenue growth`. */
  readonly impliedDriver: string;
  /** The price implies it for every forecast year, not once. */
  readonly isImpliedYearly: boolean;
  /** How it is written: a rate, or a multiple. */
  readonly impliedFormat: { readonly kind: 'rate' | 'multiple'; readonly precision: number };
}

/** What a method calls its answers. */
export interface AnswerWords extends ImpliedWords {
  /** What the price implies instead, with this choice of an input. */
  readonly impliedWith?: { readonly input: string; readonly choice: string; readonly words: ImpliedWords };
  /** The line of the rate that discounts; null in a method without one, which has no answers that need it. */
  readonly rateLine: string | null;
  /** The rate as a label: `WACC`. */
  readonly rate: string;
  /** The rate within a sentence: `cost of capital`. */
  readonly rateName: string;
  /** The model's own rate within a sentence: `WACC`. */
  readonly ownRate: string;
  /** The share of the value that comes after the forecast, as a label: `Terminal share`. */
  readonly terminalShare: string;
  /** A figure that only this method answers with, in the headline and the memo. */
  readonly ownAnswer?: {
    readonly name: string;
    readonly label: string;
    readonly format: { readonly kind: 'rate' | 'multiple'; readonly precision: number };
  };
  /** What an edit that leaves the value may have been of, in a method whose forecast has no part in it. */
  readonly unmoved?: string;
  /** The title of the steps to equity value. */
  readonly bridge: string;
  /** What the steps add up. */
  readonly bridgeSummary: string;
  /** The parts of a change in value. */
  readonly parts: Readonly<Record<ValuePart, string>>;
}
