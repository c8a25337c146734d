import { expect, it } from 'vitest';
import { threefry } from './threefry.js';

const block = new Uint32Array(4);
const words = (text: string): number[] => text.split(' ').map((word) => Number.parseInt(word, 16));

// The known answers of threefry4x32 with 20 rounds in Random123, tests/kat_vectors.
it.each([
  [
    '00000000 00000000 00000000 00000000',
    '00000000 00000000 00000000 00000000',
    '9c6ca96a e17eae66 fc10ecd4 5256a7d8',
  ],
  [
    'ffffffff ffffffff ffffffff ffffffff',
    'ffffffff ffffffff ffffffff ffffffff',
    '2a881696 57012287 f6c7446e a16a6732',
  ],
  [
    '243f6a88 85a308d3 13198a2e 03707344',
    'a4093822 299f31d0 082efa98 ec4e6c89',
    '59cd1dbb b8879579 86b5d00c ac8b6d84',
  ],
])(
  '[UNCERTAINTY-1] gives the published block for the counter %s and the key %s',
  (counter, key, expected) => {
    const [c0 = 0, c1 = 0, c2 = 0, c3 = 0] = words(counter);
    threefry(Uint32Array.from(words(key)), c0, c1, c2, c3, block);
    expect([...block]).toEqual(words(expected));
  },
);
