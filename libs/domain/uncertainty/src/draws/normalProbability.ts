import { exponential } from '@finance-analyst/model-engine';

const perRootOfTwoPi = 0.39894228040143267794;
const rootOf32 = 5.656854249492381;

/**
 * The probability that a standard normal figure lies below `z`, within a few 10⁻¹⁶ of its size in the lower tail. W. J.
 * Cody, “Rational Chebyshev approximations for the error function”, Mathematics of Computation 23 (1969). With the
 * engine's exponential it has the same bits on every host.
 */
export function normalProbability(z: number): number {
  const size = Math.abs(z);
  if (size <= 0.67448975) return 0.5 + z * center(z * z);
  const tail = size <= rootOf32 ? density(size) * nearTail(size) : density(size) * farTail(size);
  return z < 0 ? tail : 1 - tail;
}

/** e^(−z² ÷ 2): the square is split, as rounding it would cost digits. */
function density(size: number): number {
  const rounded = Math.floor(size * 16) / 16;
  const rest = (size - rounded) * (size + rounded);
  return exponential(-0.5 * rounded * rounded) * exponential(-0.5 * rest);
}

const center = (square: number): number =>
  ((((0.065682337918207449113 * square + 2.2352520354606839287) * square + 161.02823106855587881) * square +
    1067.6894854603709582) *
    square +
    18154.981253343561249) /
  ((((square + 47.20258190468824187) * square + 976.09855173777669322) * square + 10260.932208618978205) *
    square +
    45507.789335026729956);

const nearTail = (x: number): number =>
  ((((((((1.0765576773720192317e-8 * x + 0.39894151208813466764) * x + 8.8831497943883759412) * x +
    93.506656132177855979) *
    x +
    597.27027639480026226) *
    x +
    2494.5375852903726711) *
    x +
    6848.1904505362823326) *
    x +
    11602.651437647350124) *
    x +
    9842.7148383839780218) /
  ((((((((x + 22.266688044328115691) * x + 235.38790178262499861) * x + 1519.377599407554805) * x +
    6485.558298266760755) *
    x +
    18615.571640885098091) *
    x +
    34900.952721145977266) *
    x +
    38912.003286093271411) *
    x +
    19685.429676859990727);

function farTail(x: number): number {
  const r = 1 / (x * x);
  const numerator =
    ((((0.02307344176494017303 * r + 0.21589853405795699) * r + 0.1274011611602473639) * r +
      0.022235277870649807) *
      r +
      0.001421619193227893466) *
      r +
    2.9112874951168792e-5;
  const denominator =
    ((((r + 1.28426009614491121) * r + 0.468238212480865118) * r + 0.0659881378689285515) * r +
      0.00378239633202758244) *
      r +
    7.29751555083966205e-5;
  return (perRootOfTwoPi - (r * numerator) / denominator) / x;
}
