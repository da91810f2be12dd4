import type { ApiScope } from '../kit/scopes.ts';
import { HOOK_SIGNATURE } from './hook-events.ts';

interface Place {
  /** Address of the API, whole: `https://officina.example.it/api`. */
  readonly base: string;
  readonly key: string;
}

/** A read that each scope opens; the first one that the key has is the first call to try. */
const firstReads: readonly (readonly [ApiScope, string])[] = [
  ['quotes:read', '/quotes/rows?limit=5'],
  ['jobs:read', '/jobs/counts'],
  ['customers:read', '/customers/rows?limit=5'],
  ['materials:read', '/materials/rows?limit=5'],
  ['machines:read', '/machines/rows?limit=5'],
];

/** The first call of a new key, ready to be pasted; null where none of its scopes reads. */
export function firstCallExample({ base, key }: Place, scopes: readonly ApiScope[]): string | null {
  const path = firstReads.find(([scope]) => scopes.includes(scope))?.[1];
  return path === undefined ? null : `curl --header "Authorization: Bearer ${key}" "${base}${path}"`;
}

/** A new customer: run twice, it is written once. */
export const writeExample = ({ base, key }: Place): string =>
  `curl --fail-with-body --silent --show-error \\
  --header "Authorization: Bearer ${key}" \\
  --header "Content-Type: application/json" \\
  --header "Idempotency-Key: cliente-0042" \\
  --data '{ "name": "Bianchi S.r.l.", "vatNumber": "01234567897" }' \\
  "${base}/customers"`;

/** The sent quotes, fifty at a time. */
export const curlExample = ({ base, key }: Place): string =>
  `curl --fail --silent --show-error \\
  --header "Authorization: Bearer ${key}" \\
  "${base}/quotes/rows?filter=state:sent&limit=50"`;

/** Columns of the sheet, in the words of the shop; amounts are in ten-thousandths of a euro. */
const SHEET = [
  ['number', 'Numero'],
  ['state', 'Stato'],
  ['customerName', 'Cliente'],
  ['code', 'Codice'],
  ['quantity', 'Pezzi'],
  ['good', 'Buoni'],
  ['due', 'Consegna'],
  ['total', 'Totale'],
] as const;
const texts = (column: 0 | 1) => SHEET.map((pair) => `"${pair[column]}"`).join(', ');

/** Excel: Dati → Recupera dati → Da altre origini → Query vuota → Editor avanzato. */
export const powerQueryExample = ({ base, key }: Place): string =>
  `let
  Risposta = Json.Document(Web.Contents("${base}", [
    RelativePath = "jobs/rows",
    Query = [limit = "200"],
    Headers = [Authorization = "Bearer ${key}"]
  ])),
  Tabella = Table.FromList(Risposta[rows], Splitter.SplitByNothing()),
  Commesse = Table.ExpandRecordColumn(Tabella, "Column1",
    {${texts(0)}},
    {${texts(1)}}),
  InEuro = Table.TransformColumns(Commesse, {{"Totale", each if _ = null then null else _ / 10000}})
in
  InEuro`;

/** A receiver without dependencies: Node 20 or newer. */
export const receiverExample = ({ secret }: { readonly secret: string }): string =>
  `import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const segreto = process.env.TRUCIOLO_SECRET ?? '${secret}';
const porta = Number(process.env.PORT ?? 8080);
const visti = new Set();

function firmaValida(intestazione, corpo) {
  const parti = (intestazione ?? '').split(',').map((parte) => parte.split('='));
  const t = parti.find(([nome]) => nome === 't')?.[1];
  // Più vecchia di cinque minuti: qualcuno la sta ripetendo.
  if (!t || !(Math.abs(Date.now() / 1000 - Number(t)) <= 300)) return false;
  const attesa = createHmac('sha256', segreto).update(\`\${t}.\${corpo}\`).digest('hex');
  // Dopo un cambio di segreto arrivano due firme: ne basta una valida.
  return parti.some(
    ([nome, v1]) =>
      nome === 'v1' && v1?.length === attesa.length && timingSafeEqual(Buffer.from(v1), Buffer.from(attesa)),
  );
}

createServer((richiesta, risposta) => {
  const parti = [];
  richiesta.on('data', (parte) => parti.push(parte));
  richiesta.on('end', () => {
    const corpo = Buffer.concat(parti).toString('utf8');
    if (!firmaValida(richiesta.headers['${HOOK_SIGNATURE}'], corpo)) {
      risposta.writeHead(401).end();
      return;
    }
    const { id, event, data } = JSON.parse(corpo);
    // Lo stesso evento può arrivare due volte: l'id dice se è già stato visto.
    if (!visti.has(id)) console.log(event, JSON.stringify(data));
    visti.add(id);
    risposta.writeHead(204).end();
  });
}).listen(porta, () => console.log(\`In ascolto sulla porta \${porta}\`));
`;
