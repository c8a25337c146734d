import { describe, expect, it } from 'vitest';
import { findLibreOffice } from './findLibreOffice.ts';

describe('findLibreOffice', () => {
  it('takes the first program that starts', () => {
    expect(findLibreOffice((program) => program === 'libreoffice', undefined)).toBe('libreoffice');
    expect(findLibreOffice(() => false, undefined)).toBeNull();
  });

  it('takes only the one that is given', () => {
    expect(findLibreOffice(() => true, '/opt/soffice')).toBe('/opt/soffice');
    expect(findLibreOffice((program) => program === 'soffice', '/opt/soffice')).toBeNull();
  });
});
