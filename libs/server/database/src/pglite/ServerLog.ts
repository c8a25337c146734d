const severe = /\b(?:FATAL|PANIC): {2}(.*)$/;
const detail = /\bDETAIL: {2}(.*)$/;

/** Mount point of the folder inside PGlite, which appears in what it logs. */
const mountPoint = '/pglite/data/';

/** Reads the embedded server's log and remembers why it last stopped, because its errors do not say. */
export class ServerLog {
  #reason: string | null = null;

  /** Receives a line; true tells PGlite that the line is handled. */
  readonly take = (line: string): boolean => {
    const failure = severe.exec(line)?.[1];
    const more = detail.exec(line)?.[1];
    if (failure !== undefined) this.#reason = failure;
    else if (more !== undefined && this.#reason !== null) this.#reason += ` (${more.replace(/\.$/, '')})`;
    return true;
  };

  /** The last fatal message with its detail, or null. */
  get reason(): string | null {
    return this.#reason?.replaceAll(mountPoint, '').replaceAll('"/pglite/data"', 'the folder') ?? null;
  }
}
