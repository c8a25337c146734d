import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const compress = promisify(gzip);
const expand = promisify(gunzip);

/** A text as it is stored, compressed with gzip. */
export const compressText = (text: string): Promise<Uint8Array> => compress(text);

/** A stored text. */
export const readText = async (body: Uint8Array): Promise<string> => (await expand(body)).toString('utf8');

/** The JSON value of a stored text. */
export const readJson = async (body: Uint8Array): Promise<unknown> =>
  JSON.parse(await readText(body)) as unknown;

/** What the database computes as the digest of a stored document. */
export const digestOf = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex');
