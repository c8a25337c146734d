const quoted = /(["'`‘“])(?:(?!["'`’”]).)*(["'`’”])/gsu;
const propertyOfCode = /\((reading|setting) '[A-Za-z_$][\w$]*'\)/;
const addressWithQuery = /(https?:\/\/[^\s?#'"]+)[?#][^\s'"]*/gi;
const mailAddress = /[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]+/g;
const longest = 300;

/**
 * An error message without anything that may have been entered: quoted text (except the name of a property that code
 * read), address queries, email addresses. Long messages are cut.
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
