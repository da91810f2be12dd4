import { pathToFileURL } from 'node:url';
import { expect, inject, it } from 'vitest';
import { createTestDatabase, isPostgres } from '../../../test/test-database.ts';
import { openEmbedded } from '../database/embedded-engine.ts';
import { tendTables } from './table-upkeep.ts';

it.skipIf(isPostgres)('tables that grew or changed much are vacuumed once, small ones never', async () => {
  const database = await createTestDatabase();
  const engine = await openEmbedded({
    dataDir: database.dataDir,
    workerScript: pathToFileURL(inject('workerScript')),
  });
  try {
    await tendTables(engine);
    await engine.executeSql('create table "Large one" (n integer, words text)');
    await engine.executeSql('create table small_one (n integer)');
    await engine.executeSql('insert into small_one values (1)');
    await engine.executeSql(
      `insert into "Large one" select n, repeat('x', 200) from generate_series(1, 5000) n`,
    );
    expect(await tendTables(engine)).toEqual(['"Large one"']);
    expect(await tendTables(engine)).toEqual([]);
    await engine.executeSql('delete from "Large one" where n > 2000');
    expect(await tendTables(engine)).toEqual(['"Large one"']);
  } finally {
    await engine.close();
    await database.drop();
  }
});
