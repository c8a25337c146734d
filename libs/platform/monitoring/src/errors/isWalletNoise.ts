const wallet =
  /\b(metamask|walletconnect|(coinbase|phantom|trust|browser)[ -]?wallet|wallet[ -]?extension)\b/i;
const connection =
  /connect|not (found|installed|detected|available)|missing|undefined|fail|redefine|extension/i;

/** Ethereum is an asset as well: its name means the extension's object only where an error of code says it. */
const walletObject =
  /\bwindow\.(ethereum|web3)\b|\b(property:?|reading|variable:?) ["'‘]?(ethereum|web3)\b|\b(ethereum|web3) (is not defined|provider)\b/i;

/** An error of a browser's wallet extension that is missing or does not connect: nothing of this product. */
export const isWalletNoise = (message: string): boolean =>
  walletObject.test(message) || (wallet.test(message) && connection.test(message));
