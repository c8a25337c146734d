import type { IncomingMessage, ServerResponse } from 'node:http';
import { serviceAnswers, startFakeService, type Answer, type FakeService } from './startFakeService.js';
import { companyFactsOf } from './companyFactsOf.js';

export type { Answer } from './startFakeService.js';
export type FakeEdgar = FakeService;

const tickers = {
  0: { cik_str: 320193, ticker: 'AAPL', title: 'Apple Inc.' },
  1: { cik_str: 1652044, ticker: 'GOOGL', title: 'Alphabet Inc.' },
};

/** Responses of the service when something is wrong. */
export const answers = {
  ...serviceAnswers,
  undeclared: (_request: IncomingMessage, response: ServerResponse) => {
    response
      .writeHead(403, { 'content-type': 'text/html' })
      .end('<html><title>SEC.gov | Your Request Originates from an Undeclared Automated Tool</title></html>');
  },
  missing: (_request: IncomingMessage, response: ServerResponse) => {
    response
      .writeHead(404, { 'content-type': 'application/xml' })
      .end('<Error><Code>NoSuchKey</Code></Error>');
  },
  halfJson: (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"cik":320193,"facts":{');
  },
  /** Starts a response and stops in the middle of the body. */
  stuck: (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"cik":');
  },
};

const usual: Answer = (request, response) => {
  if (request.url === '/files/company_tickers.json') answers.json(tickers)(request, response);
  else if (request.url === '/api/xbrl/companyfacts/CIK0000320193.json')
    answers.json(companyFactsOf())(request, response);
  else if (request.url === '/submissions/CIK0000320193.json')
    answers.json({
      cik: '0000320193',
      name: 'Apple Inc.',
      sic: '3571',
      sicDescription: 'Electronic Computers',
    })(request, response);
  else answers.missing(request, response);
};

/** A local server that responds like SEC EDGAR. */
export const startFakeEdgar = (): Promise<FakeEdgar> => startFakeService(usual);
