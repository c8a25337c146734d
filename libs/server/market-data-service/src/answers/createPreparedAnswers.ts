import type { ServiceFailure } from '../ServiceResult.js';
import { PreparedAnswer, tagOf } from './PreparedAnswer.js';

export interface PreparedAnswerOptions {
  /** Grows when data behind the responses may have changed. */
  readonly changes: () => number;
  readonly nowMs: () => number;
  /** For all responses together; 64 MiB by default. */
  readonly budgetBytes?: number;
}

/** The content of a response, or the reason for its absence; a failure is not kept. */
export type MadeAnswer =
  | {
      readonly ok: true;
      readonly json: string;
      readonly meaning?: string;
      readonly isProvisional?: boolean;
    }
  | ServiceFailure;

export type GivenAnswer = { readonly ok: true; readonly value: PreparedAnswer } | ServiceFailure;

/** Responses prepared once for many readers. */
export interface PreparedAnswers {
  /** The response under `key`, if `get` could return it without preparing it. */
  find(key: string, freshMs: number): PreparedAnswer | undefined;
  /**
   * The response under `key`, prepared when it is missing, when data has changed since, or when it is older than
   * `freshMs`: other processes change data too, and part of a response depends on the time.
   */
  get(key: string, freshMs: number, make: () => Promise<MadeAnswer>): Promise<GivenAnswer>;
}

interface Entry {
  readonly answer: PreparedAnswer;
  readonly changes: number;
  readonly madeAtMs: number;
}

interface Making {
  readonly changes: number;
  readonly answer: Promise<GivenAnswer>;
}

const defaultBudgetBytes = 64 * 1024 * 1024;

/** The most memory an entry takes besides its bytes and its key. */
const entryBytes = 1024;

/** A longer key is unlikely to be requested twice. */
const longestKey = 2048;

const sizeOf = (key: string, { sizeBytes }: PreparedAnswer): number =>
  sizeBytes + 2 * key.length + entryBytes;

export function createPreparedAnswers({
  changes,
  nowMs,
  budgetBytes = defaultBudgetBytes,
}: PreparedAnswerOptions): PreparedAnswers {
  // Both in order of last use, oldest first.
  const entries = new Map<string, Entry>();
  const makings = new Map<string, Making>();

  function keepWithinBudget(): void {
    let sizeBytes = 0;
    for (const [key, { answer }] of entries) sizeBytes += sizeOf(key, answer);
    for (const [key, { answer }] of entries) {
      if (sizeBytes <= budgetBytes) return;
      entries.delete(key);
      sizeBytes -= sizeOf(key, answer);
    }
  }

  async function makeNow(
    key: string,
    changesBefore: number,
    make: () => Promise<MadeAnswer>,
  ): Promise<GivenAnswer> {
    const madeAtMs = nowMs();
    const made = await make();
    if (!made.ok) return made;
    const earlier = entries.get(key)?.answer;
    // An unchanged response keeps its compressed bytes.
    const { json, meaning = json, isProvisional = false } = made;
    const isTheSame =
      earlier?.etag === tagOf(meaning) && earlier.isProvisional === isProvisional && earlier.isOf(json);
    const answer = isTheSame ? earlier : new PreparedAnswer(json, meaning, isProvisional);
    if (key.length > longestKey) return { ok: true, value: answer };
    entries.delete(key);
    entries.set(key, { answer, changes: changesBefore, madeAtMs });
    keepWithinBudget();
    return { ok: true, value: answer };
  }

  function find(key: string, freshMs: number): PreparedAnswer | undefined {
    const entry = entries.get(key);
    if (entry?.changes !== changes() || nowMs() - entry.madeAtMs >= freshMs) return undefined;
    entries.delete(key);
    entries.set(key, entry);
    return entry.answer;
  }

  return {
    find,
    get(key, freshMs, make) {
      const found = find(key, freshMs);
      if (found) return Promise.resolve({ ok: true, value: found });
      const now = changes();
      const making = makings.get(key);
      if (making?.changes === now) return making.answer;
      const answer = makeNow(key, now, make).finally(() => {
        if (makings.get(key)?.answer === answer) makings.delete(key);
      });
      makings.set(key, { changes: now, answer });
      return answer;
    },
  };
}
