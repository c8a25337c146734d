const wallet =
  /\b(metamask|walletconnect|(coinbase|phantom|trust|browser)[ -]?wallet|wallet[ -]?extension)\b/i;
const connection =
  /connect|not (found|installed|detected|available)|missing|undefined|fail|redefine|extension/i;

/** Ethereum is also an asset: the name means the extension's object only in a code error. */
const walletObject =
  /\bwindow\.(ethereum|web3)\b|\b(property:?|reading|variable:?) ["'‘]?(ethereum|web3)\b|\b(ethereum|web3) (is not defined|provider)\b/i;

/** Whether an error comes from a browser wallet extension that is missing or does not connect. */
export const isWalletNoise = (message: string): boolean =>
  walletObject.test(message) || (wallet.test(message) && connection.test(message));
