import { routes } from '@truciolo/contract';
import { serveThread } from '../threads/serve-thread.ts';
import { parseJson } from './body-parsers.ts';
import type { bodyThread } from './read-large-body.ts';
import { validate } from './validate.ts';

serveThread({} as typeof bodyThread, async ({ method, path, text }) => {
  const spec = Object.values(routes).find((known) => known.method === method && known.path === path);
  if (!spec) throw new Error(`no call ${method} ${path}`);
  return JSON.stringify(validate(spec.body, parseJson(text), 'body'));
});
