import { STATUS_CODES } from 'node:http';
import { errorResponse, type ErrorDetail, type ErrorResponse } from '@finance-analyst/contracts';
import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

export interface DescribedError {
  readonly status: number;
  readonly body: ErrorResponse;
}

/** Errors of the framework that say more than their status, by its codes. */
const known: Readonly<Record<string, readonly [status: number, code: string, message: string]>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [
    400,
    'malformed-json',
    'The body is not JSON. Send a complete JSON document.',
  ],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'empty-body', 'The body is empty. Send a JSON document.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    400,
    'malformed-request',
    'The body length does not match Content-Length. Send the request again.',
  ],
  FST_ERR_CTP_BODY_TOO_LARGE: [
    413,
    'body-too-large',
    'The body is too large for this endpoint. Send a smaller one.',
  ],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    415,
    'unsupported-media-type',
    'This endpoint does not accept that content type. Send application/json.',
  ],
  FST_ERR_BAD_URL: [400, 'malformed-address', 'The URL is not encoded correctly. Check its % signs.'],
};

/** The response to an error; it discloses nothing internal. */
export function describeError(error: FastifyError): DescribedError {
  if (hasZodFastifySchemaValidationErrors(error))
    return describeValidation(error.validation.flatMap(detailsOf));
  const described = known[error.code];
  if (described) return { status: described[0], body: errorResponse(described[1], described[2]) };
  const status = error.statusCode ?? 500;
  if (status === 429)
    return {
      status,
      body: errorResponse(
        'too-many-requests',
        'Too many requests. Wait for the time in Retry-After, then try again.',
      ),
    };
  if (status >= 400 && status < 500)
    return {
      status,
      body: errorResponse(codeOf(status), `The request failed: ${STATUS_CODES[status] ?? 'unknown error'}.`),
    };
  return {
    status: 500,
    body: errorResponse(
      'internal-error',
      'Something went wrong on the server. Try again; details are in the server log.',
    ),
  };
}

function describeValidation(details: readonly ErrorDetail[]): DescribedError {
  const first = details[0];
  const subject = first?.path ? `'${first.path}' ` : '';
  return {
    status: 400,
    body: errorResponse(
      'invalid-request',
      `The request is not valid: ${subject}${first?.message ?? ''}.`,
      details,
    ),
  };
}

interface ValidationIssue {
  readonly instancePath: string;
  readonly message?: string | undefined;
  readonly params: Readonly<Record<string, unknown>>;
}

/** An unknown field is one detail under its own path. */
function detailsOf({ instancePath, message = 'is not valid', params }: ValidationIssue): ErrorDetail[] {
  const path = instancePath.split('/').filter(Boolean);
  if (Array.isArray(params['keys']))
    return params['keys'].map((key) => ({
      path: [...path, String(key)].join('.'),
      message: 'is an unknown field; remove it',
    }));
  return [{ path: path.join('.'), message }];
}

const codeOf = (status: number): string =>
  (STATUS_CODES[status] ?? 'bad-request').toLowerCase().replaceAll(/[^a-z]+/g, '-');
