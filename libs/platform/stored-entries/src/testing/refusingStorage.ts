const refuse = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

/** The storage of a browser that keeps nothing for this page. */
export const refusingStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
