import fastify from 'fastify';

/** A bare Fastify route: the minimum cost of a request. */
const server = fastify();
server.get('/', () => ({ status: 'ok' }));
/** The same with a response of a given size. */
server.get<{ Params: { bytes: string } }>('/bytes/:bytes', ({ params }, reply) =>
  reply.type('application/json').send(bodyOf(Number(params.bytes))),
);

/** The same for POST requests. */
server.post<{ Params: { bytes: string } }>('/bytes/:bytes', ({ params }, reply) =>
  reply.type('application/json').send(bodyOf(Number(params.bytes))),
);

const bodies = new Map<number, Buffer>();
function bodyOf(bytes: number): Buffer {
  const body = bodies.get(bytes) ?? Buffer.alloc(bytes, ' ');
  bodies.set(bytes, body);
  return body;
}

console.log(await server.listen({ host: '127.0.0.1', port: 0 }));
