import { pathToFileURL } from 'node:url';
import { openEmbedded } from '../src/platform/database/embedded-engine.ts';

// Runs as a separate process of the crash test: writes rows endlessly and prints each number once it is committed.
const [dataDir = '', workerScript = '', from = '0'] = process.argv.slice(2);
const engine = await openEmbedded({ dataDir, workerScript: pathToFileURL(workerScript) });
await engine.executeSql('create table if not exists crash_test (n integer primary key)');
for (let n = Number(from); ; n += 1) {
  await engine.executeSql('insert into crash_test (n) values ($1)', [n]);
  process.stdout.write(`${n}\n`);
}
