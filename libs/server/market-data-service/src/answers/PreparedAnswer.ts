import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const compress = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
};

/** Smaller responses gain nothing from compression. */
const leastCompressedBytes = 1024;

/** The tag of responses with this meaning. */
export const tagOf = (meaning: string): string =>
  `W/"${createHash('sha256').update(meaning).digest('base64url').slice(0, 22)}"`;

/** A response as the bytes that are sent, compressed once per requested encoding. */
export class PreparedAnswer {
  /** Weak: equal for responses with the same meaning, whatever their encoding. */
  readonly etag: string;
  /** The response is provisional, so no cache may store it. */
  readonly isProvisional: boolean;
  readonly #identity: Buffer;
  readonly #compressed = new Map<'br' | 'gzip', Buffer | Promise<Buffer>>();
  #compressedBytes = 0;

  /** `meaning` is equal for two responses that say the same. */
  constructor(json: string, meaning: string, isProvisional: boolean) {
    this.isProvisional = isProvisional;
    this.#identity = Buffer.from(json);
    this.etag = tagOf(meaning);
  }

  get sizeBytes(): number {
    return this.#identity.byteLength + this.#compressedBytes;
  }

  isOf(json: string): boolean {
    return this.#identity.equals(Buffer.from(json));
  }

  /** The encoding sent when this one is preferred. */
  encodingFor(preferred: Encoding): Encoding {
    return this.#identity.byteLength < leastCompressedBytes ? 'identity' : preferred;
  }

  bytes(encoding: Encoding): Buffer | Promise<Buffer> {
    return encoding === 'identity' ? this.#identity : this.#compressedTo(encoding);
  }

  #compressedTo(encoding: 'br' | 'gzip'): Buffer | Promise<Buffer> {
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const bytes =
      encoding === 'br'
        ? compress.br(this.#identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
        : compress.gzip(this.#identity);
    this.#compressed.set(encoding, bytes);
    void bytes.then(
      (compressed) => {
        this.#compressedBytes += compressed.byteLength;
        this.#compressed.set(encoding, compressed);
      },
      () => this.#compressed.delete(encoding),
    );
    return bytes;
  }
}
