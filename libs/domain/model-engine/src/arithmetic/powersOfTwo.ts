/** The position of 2⁰. */
export const originOfPowers = 1074;

/** Every power of two that is a double, 2⁻¹⁰⁷⁴ to 2¹⁰²³. */
export const powersOfTwo: Float64Array = createPowersOfTwo();

function createPowersOfTwo(): Float64Array {
  const powers = new Float64Array(originOfPowers + 1024);
  for (let value = 1, at = originOfPowers; at < powers.length; at += 1, value *= 2) powers[at] = value;
  for (let value = 1, at = originOfPowers; at >= 0; at -= 1, value /= 2) powers[at] = value;
  return powers;
}
