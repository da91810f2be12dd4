import { z } from 'zod';

// Default sentences of schemas without one, on the server and in forms: zod's own messages are for programmers.
z.config({
  customError: ({ code, input }) =>
    code === 'invalid_type' && (input === undefined || input === null)
      ? 'Campo obbligatorio.'
      : 'Valore non valido.',
});
