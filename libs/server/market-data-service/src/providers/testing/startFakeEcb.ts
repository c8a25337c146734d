import { serviceAnswers, startFakeService, type Answer, type FakeService } from './startFakeService.js';

/** A day of reference rates, by currency. */
export interface EcbDay {
  readonly date: string;
  readonly rates: Readonly<Record<string, number | string>>;
}

export interface FakeEcb extends FakeService {
  /** What each of its files has. */
  readonly files: Map<'recent' | 'all', readonly EcbDay[]>;
}

/** The response body: newest day first, as the service sends it. */
export function ecbXml(days: readonly EcbDay[]): string {
  const cubes = days.toReversed().map(({ date, rates }) => {
    const cells = Object.entries(rates).map(
      ([currency, rate]) => `<Cube currency="${currency}" rate="${rate}"/>`,
    );
    return `<Cube time="${date}">${cells.join('')}</Cube>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"><gesmes:subject>Reference rates</gesmes:subject><gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender><Cube>${cubes.join('\n')}</Cube></gesmes:Envelope>`;
}

/** A local server that responds like the ECB's. */
export async function startFakeEcb(): Promise<FakeEcb> {
  const files: FakeEcb['files'] = new Map();
  const usual: Answer = (request, response) => {
    const file = request.url === '/stats/eurofxref/eurofxref-hist.xml' ? 'all' : 'recent';
    serviceAnswers.text(ecbXml(files.get(file) ?? []))(request, response);
  };
  return { ...(await startFakeService(usual)), files };
}
