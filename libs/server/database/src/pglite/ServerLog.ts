const severe = /\b(?:FATAL|PANIC): {2}(.*)$/;
const detail = /\bDETAIL: {2}(.*)$/;

/** Where PGlite mounts the folder for the server inside, which names that path in what it logs. */
const mountPoint = '/pglite/data/';

/** Listens to what the embedded server logs and remembers why it last gave up; its errors themselves do not say it. */
export class ServerLog {
  #reason: string | null = null;

  /** Takes a line; true tells PGlite that the line needs no other reader. */
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
