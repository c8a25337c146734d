import {
  errorResponse,
  errorResponseSchema,
  type ErrorDetail,
  type ErrorResponse,
} from '@finance-analyst/contracts';
import type { FailureCode, ServiceFailure } from '@finance-analyst/market-data-service';
import type { CalculationProblem } from '../model/CalculationOutcome.js';
import type { PoolAnswer } from '../pool/createCalculationPool.js';

/** What a calculation may answer beside success, for the OpenAPI page. */
export const failureResponses = {
  400: errorResponseSchema,
  404: errorResponseSchema,
  409: errorResponseSchema,
  422: errorResponseSchema,
  502: errorResponseSchema,
  503: errorResponseSchema,
};

export interface Failure {
  readonly status: 404 | 409 | 422 | 502 | 503;
  readonly body: ErrorResponse;
  readonly retryAfterSeconds?: number | undefined;
}

const marketDataStatuses: Readonly<Record<FailureCode, Failure['status']>> = {
  'unknown-symbol': 404,
  'no-prices': 404,
  'no-fundamentals': 404,
  'ambiguous-symbol': 409,
  'impossible-dates': 422,
  'provider-bad-answer': 502,
  'provider-timeout': 503,
  'provider-unavailable': 503,
  'provider-rate-limited': 503,
};

/** A question to market data that has no answer. */
export const marketDataFailure = ({ code, reason, retryAfterSeconds }: ServiceFailure): Failure => ({
  status: marketDataStatuses[code],
  body: errorResponse(code, reason),
  retryAfterSeconds,
});

/** Inputs that are well-formed and have no value. */
export function impossibleFailure(problems: readonly ErrorDetail[]): Failure {
  const words = problems.map(({ path, message }) => (path ? `'${path}' ${message}` : message)).join('; ');
  return {
    status: 422,
    body: errorResponse('impossible-inputs', `These inputs have no value: ${words}.`, problems),
  };
}

/** A company that a DCF does not fit. */
export const unsuitableFailure = (reason: string, problems: readonly ErrorDetail[]): Failure => ({
  status: 422,
  body: errorResponse('no-default-valuation', reason, problems),
});

export const modelFailure = ({ code, message, details }: CalculationProblem): Failure => ({
  status: 422,
  body: errorResponse(code, message, details),
});

/** A calculation that its thread did not answer. */
export function threadFailure(
  cause: Extract<PoolAnswer, { ok: false }>['cause'],
  timeLimitMs: number,
): Failure {
  const limit = timeLimitMs === 1000 ? 'one second' : `${timeLimitMs} ms`;
  const aboutModel = (code: string, message: string, detail: string): Failure => ({
    status: 422,
    body: errorResponse(code, message, [{ path: 'model', message: detail }]),
  });
  switch (cause) {
    case 'too-slow':
      return aboutModel(
        'model-too-slow',
        `The model took more than ${limit}. Make it smaller.`,
        `takes more than ${limit}`,
      );
    case 'died':
      return aboutModel(
        'model-too-heavy',
        'The model took more memory than it may. Make it smaller.',
        'takes too much memory',
      );
    case 'busy':
      return {
        status: 503,
        body: errorResponse('calculations-busy', 'Too many calculations are waiting. Try again in a moment.'),
        retryAfterSeconds: 1,
      };
    case 'not-started':
      return {
        status: 503,
        body: errorResponse(
          'calculations-unavailable',
          'Calculations cannot be run at the moment. Try again later.',
        ),
      };
  }
}
