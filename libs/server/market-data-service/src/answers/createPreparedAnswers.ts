import type { ServiceFailure } from '../ServiceResult.js';
import { PreparedAnswer } from './PreparedAnswer.js';

export interface PreparedAnswerOptions {
  /** Grows when what answers are made of may have changed. */
  readonly changes: () => number;
  readonly nowMs: () => number;
  /** Of all answers together; by default 64 MiB. */
  readonly budgetBytes?: number;
}

/** What an answer says, or why there is none; a failure is not kept. */
export type MadeAnswer =
  | {
      readonly ok: true;
      readonly json: string;
      readonly meaning?: string;
      readonly isProvisional?: boolean;
    }
  | ServiceFailure;

export type GivenAnswer = { readonly ok: true; readonly value: PreparedAnswer } | ServiceFailure;

/** Answers that are made once for many readers. */
export interface PreparedAnswers {
  /** The answer under `key` if `get` would give it without making it. */
  find(key: string, freshMs: number): PreparedAnswer | undefined;
  /**
   * The answer under `key`, made when there is none, when something was changed since, or when it is older than
   * `freshMs`: other processes change things too, and some of what an answer says depends on the time.
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

/** What an entry takes beside its bytes and its key, at most. */
const entryBytes = 1024;

/** A longer key is that of a question which nobody asks twice. */
const longestKey = 2048;

const sizeOf = (key: string, { sizeBytes }: PreparedAnswer): number =>
  sizeBytes + 2 * key.length + entryBytes;

export function createPreparedAnswers({
  changes,
  nowMs,
  budgetBytes = defaultBudgetBytes,
}: PreparedAnswerOptions): PreparedAnswers {
  // Both in the order of their last use, oldest first.
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
    // The same answer again keeps its compressed bytes.
    const { json, meaning, isProvisional = false } = made;
    const isTheSame = earlier?.isOf(json) === true && earlier.isProvisional === isProvisional;
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
