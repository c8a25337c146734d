import { expect, it } from 'vitest';
import { threefry } from './threefry.js';

const block = new Uint32Array(4);
const words = (text: string): number[] => text.split(' ').map((word) => Number.parseInt(word, 16));

// The known answers of threefry4x32 with 13 and 20 rounds in Random123, tests/kat_vectors.
it.each([
  [
    13 as const,
    '00000000 00000000 00000000 00000000',
    '00000000 00000000 00000000 00000000',
    '531c7e4f 39491ee5 2c855a92 3d6abf9a',
  ],
  [
    13 as const,
    'ffffffff ffffffff ffffffff ffffffff',
    'ffffffff ffffffff ffffffff ffffffff',
    'c4189358 1c9cc83a d5881c67 6a0a89e0',
  ],
  [
    13 as const,
    '243f6a88 85a308d3 13198a2e 03707344',
    'a4093822 299f31d0 082efa98 ec4e6c89',
    '4aa71d8f 734738c2 431fc6a8 ae6debf1',
  ],
  [
    20 as const,
    '00000000 00000000 00000000 00000000',
    '00000000 00000000 00000000 00000000',
    '9c6ca96a e17eae66 fc10ecd4 5256a7d8',
  ],
  [
    20 as const,
    'ffffffff ffffffff ffffffff ffffffff',
    'ffffffff ffffffff ffffffff ffffffff',
    '2a881696 57012287 f6c7446e a16a6732',
  ],
  [
    20 as const,
    '243f6a88 85a308d3 13198a2e 03707344',
    'a4093822 299f31d0 082efa98 ec4e6c89',
    '59cd1dbb b8879579 86b5d00c ac8b6d84',
  ],
])(
  '[UNCERTAINTY-1] with %d rounds gives the published block for the counter %s and the key %s',
  (rounds, counter, key, expected) => {
    const [c0 = 0, c1 = 0, c2 = 0, c3 = 0] = words(counter);
    threefry(Uint32Array.from(words(key)), c0, c1, c2, c3, block, rounds);
    expect([...block]).toEqual(words(expected));
  },
);
