import type { InputValues } from '@finance-analyst/model-engine';
import type { Assumption } from '../default-assumptions/Assumption.js';
import type { DerivationBasis } from './DerivationBasis.js';

/** A default that is a function of other inputs. */
export interface DerivedDefault {
  readonly input: string;
  /** Null if the basis lacks what the default needs. */
  readonly derive: (basis: DerivationBasis) => Assumption | null;
  /** Whether the model uses the input, if that depends on a choice. */
  readonly isInUse?: (inputs: InputValues) => boolean;
  /** It follows the statements, the length of the forecast, the price or the peers, and no other input. */
  readonly followsNoInput?: true;
}
