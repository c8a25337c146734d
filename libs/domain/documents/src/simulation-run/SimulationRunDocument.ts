import type { DocumentEnvelope } from '../envelope/DocumentEnvelope.js';
import type { ModelInstrument } from '../valuation-model/ValuationModel.js';

/** What was drawn of an input, as `domain/uncertainty` has it. */
export type StoredDistribution =
  | { readonly kind: 'normal'; readonly mean: number; readonly standardDeviation: number }
  | { readonly kind: 'lognormal'; readonly median: number; readonly spread: number }
  | {
      readonly kind: 'triangular' | 'pert';
      readonly low: number;
      readonly mode: number;
      readonly high: number;
    }
  | { readonly kind: 'uniform'; readonly low: number; readonly high: number }
  | {
      readonly kind: 'discrete';
      readonly outcomes: readonly { readonly value: number; readonly probability: number }[];
    };

/** Everything that the figures of a simulation depend on. */
export interface StoredSimulation {
  readonly seed: number;
  readonly paths: number;
  /** How draws were made of the seed. Runs of earlier releases have none, which means 1. */
  readonly methodVersion?: number;
  readonly sampling:
    { readonly kind: 'plain' } | { readonly kind: 'latin-hypercube'; readonly designs: number };
  readonly template: string;
  readonly engineVersion: string;
  readonly inputs: Readonly<Record<string, number | string | readonly (number | string | null)[]>>;
  readonly output: { readonly name: string; readonly period?: number };
  readonly variables: readonly {
    readonly name: string;
    readonly period?: number;
    readonly effect: 'value' | 'shift';
    readonly distribution: StoredDistribution;
  }[];
  readonly correlations?: readonly (readonly number[])[];
}

/** An estimate with its standard error; null where none could be measured. */
export interface StoredEstimate {
  readonly value: number;
  readonly standardError: number | null;
}

/** What a simulation gave. */
export interface StoredSimulationResult {
  /** Equal for runs with the same figures on every path. */
  readonly checksum: string;
  readonly paths: number;
  readonly failed: number;
  /** Null if fewer than two paths have a value. */
  readonly statistics: {
    readonly mean: StoredEstimate;
    readonly standardDeviation: number;
    readonly percentiles: readonly (StoredEstimate & { readonly probability: number })[];
    /** The probability of a value below the price; null without a price. */
    readonly loss: (StoredEstimate & { readonly lowest: number; readonly highest: number }) | null;
    readonly isConverged: boolean | null;
  } | null;
}

/** The model that a simulation is of, as it was then. */
export interface SimulatedModel {
  readonly id: string;
  /** The version that was simulated. */
  readonly revision: number;
  readonly title: string;
  /** Of `body`. */
  readonly schemaVersion: number;
  /** The body of the model without its statements and those of its peers. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Body of a simulation run, version 1. It never changes once it is saved. */
export interface SimulationRunBody {
  readonly model: SimulatedModel;
  readonly instrument: ModelInstrument;
  /** ISO 4217. */
  readonly currency: string;
  readonly run: StoredSimulation;
  readonly options: {
    readonly percentiles?: readonly number[];
    readonly price?: number;
    readonly largestStandardError?: number;
    readonly binCount?: number;
  };
  readonly result: StoredSimulationResult;
  /** The entries of the screen that made the run, so that it opens with them. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** The statements of the model, stored apart as those of a model are. */
  readonly fundamentalsSnapshot: unknown;
  /** The statements of its peers by peer id. */
  readonly peerStatements: Readonly<Record<string, unknown>>;
}

/** A simulation of a model that anyone repeats to the last digit. */
export type SimulationRunDocument = DocumentEnvelope<'simulation-run', SimulationRunBody>;
