const mark = 'without-industry-code ';

/** The stored ETag of company facts whose industry code is still unknown: that of the facts after a mark. */
export const partialEtag = {
  from: (etag: string | null): string | null => (etag === null ? null : `${mark}${etag}`),
  isPartial: (etag: string | null): boolean => etag?.startsWith(mark) ?? false,
  /** The ETag of the facts, marked or not. */
  ofFacts: (etag: string | null): string | null => (etag?.startsWith(mark) ? etag.slice(mark.length) : etag),
};
