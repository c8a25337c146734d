import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const compress = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
};

/** Smaller answers gain nothing. */
const leastCompressedBytes = 1024;

/** An answer as the bytes that are sent, compressed once for each encoding that is asked for. */
export class PreparedAnswer {
  /** Weak: the same for answers that say the same, whatever their encoding. */
  readonly etag: string;
  /** It may be another one in a moment, so nobody is to keep it. */
  readonly isProvisional: boolean;
  readonly #identity: Buffer;
  readonly #compressed = new Map<'br' | 'gzip', Buffer | Promise<Buffer>>();
  #compressedBytes = 0;

  /** `meaning` is what two answers have in common that say the same: by default the text itself. */
  constructor(json: string, meaning: string = json, isProvisional = false) {
    this.isProvisional = isProvisional;
    this.#identity = Buffer.from(json);
    this.etag = `W/"${createHash('sha256').update(meaning).digest('base64url').slice(0, 22)}"`;
  }

  get sizeBytes(): number {
    return this.#identity.byteLength + this.#compressedBytes;
  }

  isOf(json: string): boolean {
    return this.#identity.equals(Buffer.from(json));
  }

  /** The encoding that is sent where this one would be. */
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
