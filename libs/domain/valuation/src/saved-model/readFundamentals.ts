import { companyFundamentalsSchema } from '@finance-analyst/contracts';
import type { CompanyFundamentals } from '@finance-analyst/market';

/** The statements that a saved model carries, checked once when it is opened. */
export function readFundamentals(
  snapshot: unknown,
):
  | { readonly ok: true; readonly value: CompanyFundamentals }
  | { readonly ok: false; readonly reason: string } {
  const parsed = companyFundamentalsSchema.safeParse(snapshot);
  return parsed.success
    ? { ok: true, value: parsed.data }
    : {
        ok: false,
        reason:
          'The statements kept with this model are damaged. The model itself is unchanged; export it, then value the company anew.',
      };
}
