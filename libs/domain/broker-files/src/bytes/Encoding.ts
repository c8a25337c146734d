/** Encodings of files, as labels of the Encoding Standard (WHATWG). */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'windows-1250';
