import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { parseConfig } from '../src/config.ts';
import { openDatabase } from '../src/open-database.ts';
import { createLog } from '../src/platform/log.ts';
import { openMetrics } from '../src/platform/metrics/metrics.ts';
import { assembleServer } from '../src/server.ts';
import { TEST_ENV, TEST_START } from './test-places.ts';

// Runs as a program of its own: bundled, it starts in a fraction of the time that the test runner needs to load it.
const { values } = parseArgs({
  options: {
    /** Only the tables, without the first start of a server. */
    tables: { type: 'boolean', default: false },
    worker: { type: 'string', default: '' },
    migrations: { type: 'string', default: '' },
    from: { type: 'string', default: '' },
  },
});
const config = parseConfig({ ...process.env, ...TEST_ENV });
const places = {
  workerScript: pathToFileURL(values.worker),
  migrations: values.migrations,
  emptyDatabase: values.from,
};
const log = createLog('silent');
const opened = values.tables
  ? await openDatabase(config, places, log, openMetrics())
  : await assembleServer({ config, places, log, clock: () => new Date(TEST_START) });
await opened.close();
