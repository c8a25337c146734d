/** Numbers that the embedded database's file system throws in place of a message. */
const errnoWords: Readonly<Record<number, string>> = {
  2: 'Permission denied',
  19: 'Disk quota exceeded',
  29: 'Input/output error',
  33: 'Too many open files',
  51: 'No space left on device',
  63: 'Operation not permitted',
  69: 'Read-only file system',
};

const wordsOf = (errno: number): string => errnoWords[errno] ?? `File system error ${errno}`;

/** The message of any error, including several at once or an object without a message. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  if (error instanceof Error && error.message) return error.message;
  if (typeof error === 'string') return error;
  if (typeof error === 'object' && error !== null && 'errno' in error && typeof error.errno === 'number')
    return wordsOf(error.errno);
  return 'Unknown error';
}
