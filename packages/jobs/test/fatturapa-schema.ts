import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { validateXML } from 'xmllint-wasm';

/** The published schema is kept beside the repository and is no part of it. */
const folder = new URL('../../../../shared/samples/fatturapa/', import.meta.url);
const SCHEMA = 'FatturaPA_v1.2.2.xsd';
const SIGNATURE = 'xmldsig-core-schema.xsd';

const read = (fileName: string) => ({
  fileName,
  contents: readFileSync(fileURLToPath(new URL(fileName, folder)), 'utf8'),
});

export const hasSchema = existsSync(fileURLToPath(new URL(SCHEMA, folder)));

/** Complaints of libxml2 about each file; an empty text for a valid one. */
export async function schemaComplaints(files: readonly string[]): Promise<string[]> {
  const { errors } = await validateXML({
    xml: files.map((contents, index) => ({ fileName: `${index}.xml`, contents })),
    schema: [read(SCHEMA)],
    preload: [read(SIGNATURE)],
  });
  return files.map((_, index) =>
    errors
      .filter(({ loc, rawMessage }) =>
        loc ? loc.fileName === `${index}.xml` : !/fails to validate/.test(rawMessage),
      )
      .map(({ message }) => message)
      .join('\n'),
  );
}
