import type { BrokerFile } from '../file/BrokerFile.js';
import type { ReadOptions } from '../file/ReadOptions.js';
import { readBrokerFile } from '../readBrokerFile.js';

const decode = (bytes: Uint8Array, encoding: string): string => new TextDecoder(encoding).decode(bytes);

export const readBytes = (bytes: Uint8Array, options: Omit<ReadOptions, 'decode'> = {}): BrokerFile =>
  readBrokerFile(bytes, { decode, ...options });

/** A file with this text in UTF-8. */
export const readText = (text: string, options: Omit<ReadOptions, 'decode'> = {}): BrokerFile =>
  readBytes(new TextEncoder().encode(text), options);
