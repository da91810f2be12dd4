// Loaded into a server under test before anything else (`--import`): its clock runs ahead by the milliseconds that stand
// in the file CLOCK_FILE, read at every look at the clock so that a test may move it at any time.
import { readFileSync } from 'node:fs';

const file = process.env.CLOCK_FILE ?? '';
const ahead = () => Number(readFileSync(file, 'utf8'));

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [target.now() + ahead()] : args, newTarget),
  get: (target, key) => (key === 'now' ? () => target.now() + ahead() : Reflect.get(target, key)),
});
