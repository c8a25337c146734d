import { errorResponseSchema } from '@finance-analyst/contracts';

/** Why a server refused a request. */
export async function reasonOf(response: Response): Promise<string> {
  const body = errorResponseSchema.safeParse(await response.json().catch(() => null));
  return body.success ? body.data.error.message : `The server returned status ${response.status}.`;
}
