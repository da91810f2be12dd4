import { routes } from '@truciolo/contract';
import { answerRequests } from '../workers/answer-requests.ts';
import { parseJson } from './body-parsers.ts';
import type { bodyWorker } from './read-large-body.ts';
import { validate } from './validate.ts';

answerRequests({} as typeof bodyWorker, async ({ method, path, text }) => {
  const spec = Object.values(routes).find((known) => known.method === method && known.path === path);
  if (!spec) throw new Error(`no call ${method} ${path}`);
  return JSON.stringify(validate(spec.body, parseJson(text), 'body'));
});
