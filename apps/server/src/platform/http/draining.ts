import type { FastifyInstance } from 'fastify';

interface Draining {
  /** From now on every answer ends its connection: a proxy takes the next one to another process. */
  begin(): void;
  readonly isOn: () => boolean;
}

/** The last seconds of a process: it still answers, but asks for no more. */
export function addDraining(app: FastifyInstance): Draining {
  let isOn = false;
  app.addHook('onRequest', async (_request, reply) => {
    if (isOn) reply.header('connection', 'close');
  });
  return {
    begin: () => {
      isOn = true;
    },
    isOn: () => isOn,
  };
}
