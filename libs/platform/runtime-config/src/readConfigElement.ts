/** Id of the `<script type="application/json">` that the server writes into the page. */
const configElementId = 'runtime-config';

export interface ConfigElementReading {
  readonly values: Readonly<Record<string, unknown>>;
  readonly problem: string | null;
}

const nothing = (problem: string | null): ConfigElementReading => ({ values: {}, problem });

/** A page hosted without the server has no element, or an empty one, which is not a problem. */
export function readConfigElement(document: Pick<Document, 'getElementById'>): ConfigElementReading {
  const text = document.getElementById(configElementId)?.textContent.trim() ?? '';
  if (text === '') return nothing(null);
  try {
    const values: unknown = JSON.parse(text);
    if (typeof values !== 'object' || values === null || Array.isArray(values)) {
      return nothing('The configuration in the page is not an object; defaults are used.');
    }
    return { values: { ...values }, problem: null };
  } catch {
    return nothing('The configuration in the page is not JSON; defaults are used.');
  }
}
