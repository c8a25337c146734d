export type NetworkAnswer = string | Response | Error | Promise<Response>;

/** A network with given answers that records its requests. */
export function createNetwork(initial: NetworkAnswer = 'from the network') {
  let next = initial;
  const asked: string[] = [];
  return {
    asked,
    answer(answer: NetworkAnswer) {
      next = answer;
    },
    fetch: async (request: Request): Promise<Response> => {
      asked.push(new URL(request.url).pathname);
      if (next instanceof Error) throw next;
      if (typeof next === 'string') return new Response(next);
      return (await next).clone();
    },
  };
}

export const offline = new TypeError('Failed to fetch');
/** Neither answers nor fails. */
export const silence = new Promise<Response>(() => undefined);
