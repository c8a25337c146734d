const deny = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

/** The storage of a browser that denies it to the page. */
export const deniedStorage = { getItem: deny, setItem: deny, removeItem: deny };
