import type { Encoding } from './PreparedAnswer.js';

const accepts = (header: string, name: string): boolean =>
  header.split(',').some((each) => {
    const [coding = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase());
    return coding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

/** The best encoding that an Accept-Encoding header allows. */
export function preferredEncoding(header: string | readonly string[] | undefined): Encoding {
  const written = String(header ?? '');
  if (accepts(written, 'br')) return 'br';
  return accepts(written, 'gzip') ? 'gzip' : 'identity';
}
