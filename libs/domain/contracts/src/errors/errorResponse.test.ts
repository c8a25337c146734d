import { describe, expect, it } from 'vitest';
import { errorResponse, errorResponseSchema } from './errorResponse.js';

describe('errors', () => {
  it('[CONTRACTS-1] have one form, with details where there are any', () => {
    expect(errorResponse('unknown-symbol', 'X is not known.')).toEqual({
      error: { code: 'unknown-symbol', message: 'X is not known.' },
    });
    expect(errorResponse('a', 'b', [])).toEqual({ error: { code: 'a', message: 'b' } });
    const detailed = errorResponse('invalid-request', 'No.', [{ path: 'wacc', message: 'must be a number' }]);
    expect(errorResponseSchema.parse(detailed)).toEqual(detailed);
  });

  it('[CONTRACTS-1] are told by a code in kebab case', () => {
    for (const code of ['NotFound', 'not_found', '-a', 'a--b', ''])
      expect(errorResponseSchema.safeParse(errorResponse(code, 'No.')).success).toBe(false);
  });
});
