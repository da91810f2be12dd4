import { z } from 'zod';

// A schema that has no sentence of its own says one of these two, on the server as in a form: zod's own words, in
// whatever language, are those of a programmer.
z.config({
  customError: ({ code, input }) =>
    code === 'invalid_type' && (input === undefined || input === null)
      ? 'Campo obbligatorio.'
      : 'Valore non valido.',
});
