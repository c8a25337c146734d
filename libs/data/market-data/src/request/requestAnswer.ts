import type { Reachability } from '@finance-analyst/connection';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { Answer } from './Answer.js';
import { describeErrorResponse, describeRejection, describeUnexpectedAnswer } from './describeFailure.js';
import { isServerError } from './isServerError.js';
import { marketDataDependencies } from './MarketDataDependencies.js';
import type { MarketDataError } from './MarketDataError.js';
import { type MarketDataRequest, requestKey } from './MarketDataRequest.js';
import { readAnswerAge } from './readAnswerAge.js';

const timeoutMs = 30_000;

/** Fetches, validates the answer and reads its age. Every failure becomes a `MarketDataError`. */
export const requestAnswer: BaseQueryFn<MarketDataRequest, Answer<unknown>, MarketDataError> = async (
  request,
  { signal, extra, forced },
) => {
  const { apiBase, fetch, clock, isOnline, timeoutSignal, onReachability } = marketDataDependencies(extra);
  const sentAt = clock().toISOString();
  try {
    const response = await fetch(`${apiBase}${requestKey(request)}`, {
      headers: { accept: 'application/json' },
      // A refetch follows a change or failure: a cached answer would be the old one.
      ...(forced && { cache: 'reload' }),
      signal: AbortSignal.any([signal, timeoutSignal(timeoutMs)]),
    });
    const age = readAnswerAge(response.headers, clock());
    const server = serverOf(age);
    const isAnswer = response.ok || (await isAnswerAllTheSame(request, response));
    if (!isAnswer) {
      const error = await describeErrorResponse(response, clock());
      onReachability({
        server: isWithoutServer(response, error) ? 'silent' : server,
        figuresOf: null,
        sentAt,
      });
      return { error };
    }
    const text = await response.text();
    const checked = request.schema.safeParse(parseJson(text));
    onReachability({ server, figuresOf: checked.success ? age.fetchedAt : null, sentAt });
    if (!checked.success) return { error: describeUnexpectedAnswer(response.status) };
    const stale = age.stale || request.isStale?.(checked.data as never) === true;
    return { data: { ...age, data: checked.data, stale } };
  } catch (thrown) {
    const error = describeRejection(thrown, isOnline());
    if (error.code !== 'cancelled') onReachability({ server: 'silent', figuresOf: null, sentAt });
    return { error };
  }
};

/** An expired answer from the device means the server gave none; before it expires, the server may not be contacted. */
function serverOf({
  fromCache,
  stale,
}: Pick<Answer<unknown>, 'fromCache' | 'stale'>): Reachability['server'] {
  if (!fromCache) return 'answered';
  return stale ? 'silent' : 'not-asked';
}

/** A server that names a failed provider is healthy itself. */
const isWithoutServer = ({ status }: Response, { code }: MarketDataError): boolean =>
  isServerError(status) && !code.startsWith('provider-');

/** Whether an error status has a valid answer as its body. */
async function isAnswerAllTheSame(
  { answersWith = [], schema }: MarketDataRequest,
  response: Response,
): Promise<boolean> {
  if (!answersWith.includes(response.status)) return false;
  return schema.safeParse(parseJson(await response.clone().text())).success;
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
