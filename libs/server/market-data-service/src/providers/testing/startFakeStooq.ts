import { serviceAnswers, startFakeService, type Answer, type FakeService } from './startFakeService.js';

/** A day in Stooq's format. */
export interface StooqDay {
  readonly date: string;
  readonly close: number;
}

export interface FakeStooq extends FakeService {
  /** By Stooq's symbol, oldest first; other symbols have no data. */
  readonly series: Map<string, readonly StooqDay[]>;
}

const heading = 'Date,Open,High,Low,Close,Volume';

const lineOf = ({ date, close }: StooqDay): string =>
  [date, close, close * 1.01, close * 0.99, close, 1000].join(',');

/** The response body. */
export const stooqCsv = (days: readonly StooqDay[]): string =>
  [heading, ...days.map(lineOf), ''].join('\r\n');

export const stooqAnswers = {
  ...serviceAnswers,
  noData: serviceAnswers.text('No data'),
  dailyLimit: serviceAnswers.text('Exceeded the daily hits limit'),
  wall: serviceAnswers.text('<!DOCTYPE html><html><script>challenge()</script></html>'),
  otherColumns: serviceAnswers.text('Data,Otwarcie\n2026-11-19,1\n'),
  cut: serviceAnswers.text(`${heading}\r\n2026-11-18,10,11,9,10,1\r\n2026-11-19,10,1`),
};

/** A local server that responds like Stooq. */
export async function startFakeStooq(): Promise<FakeStooq> {
  const series = new Map<string, readonly StooqDay[]>();
  const usual: Answer = (request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    const [from, to] = [searchParams.get('d1') ?? '', searchParams.get('d2') ?? ''];
    const days = (series.get(searchParams.get('s') ?? '') ?? []).filter(({ date }) => {
      const day = date.replaceAll('-', '');
      return day >= from && day <= to;
    });
    const answer = days.length === 0 ? stooqAnswers.noData : serviceAnswers.text(stooqCsv(days));
    answer(request, response);
  };
  return { ...(await startFakeService(usual)), series };
}
