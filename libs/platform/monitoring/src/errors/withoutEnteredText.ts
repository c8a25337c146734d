const quoted = /(["'`‘“])(?:(?!["'`’”]).)*(["'`’”])/gsu;
const propertyOfCode = /\((reading|setting) '[A-Za-z_$][\w$]*'\)/;
const addressWithQuery = /(https?:\/\/[^\s?#'"]+)[?#][^\s'"]*/gi;
const mailAddress = /[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]+/g;
const longest = 300;

/**
 * The message of an error without what could have been entered: texts in quotes (but for the property that code asked
 * for), queries of addresses, mail addresses. Long ones are cut.
 */
export function withoutEnteredText(message: string): string {
  const property = propertyOfCode.exec(message)?.[0] ?? '';
  const [before = '', ...after] = property === '' ? [message] : message.split(property);
  const cleaned = [before, ...after].map((part) =>
    part.replaceAll(addressWithQuery, '$1').replaceAll(mailAddress, '…').replaceAll(quoted, '$1…$2'),
  );
  const text = cleaned.join(property);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
