const twoPlaces =
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW ' +
  'CNY COP COU CRC CUC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HRK HTG HUF ' +
  'IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV ' +
  'MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SLL SOS SRD ' +
  'SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG ZWL';
const noPlaces = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
const threePlaces = 'BHD IQD JOD KWD LYD OMR TND';
const fourPlaces = 'CLF UYW';
/** Withdrawn, but in the history of a ledger: those that the euro replaced, and the old lira, leu, zloty and ruble. */
const withdrawn =
  'ATS:2 BEF:0 CYP:2 DEM:2 EEK:2 ESP:0 FIM:2 FRF:2 GRD:0 IEP:2 ITL:0 LTL:2 LUF:0 LVL:2 MTL:2 NLG:2 PTE:0 SIT:2 SKK:2 ' +
  'BYR:0 PLZ:2 ROL:2 RUR:2 TRL:0 VEF:2 ZMK:2';

const listed = (codes: string, places: number): readonly (readonly [string, number])[] =>
  codes.split(' ').map((code) => [code, places]);

const places: ReadonlyMap<string, number> = new Map([
  ...listed(twoPlaces, 2),
  ...listed(noPlaces, 0),
  ...listed(threePlaces, 3),
  ...listed(fourPlaces, 4),
  ...withdrawn
    .split(' ')
    .map((entry): readonly [string, number] => [entry.slice(0, 3), Number(entry.slice(4))]),
]);

/** Decimals of the minor unit of a currency by ISO 4217: 2 for USD, 0 for JPY. Undefined for a code that is not listed. */
export const currencyPlaces = (code: string): number | undefined => places.get(code);
