// The demo officina's quotes, as many as asked for, made inside the database: customers, parts, materials and notes from
// short lists, so that words repeat as they do in a shop, while numbers and codes are nearly all different. Documents
// and lines are left out: no list or search reads them.

const list = (words: readonly string[], salt: number) =>
  `(array[${words.map((word) => `'${word}'`).join(',')}])[1 + mod(hashint4(n * 31 + ${salt}) & 2147483647, ${words.length})]`;
const random = (most: number, salt: number) => `mod(hashint4(n * 17 + ${salt}) & 2147483647, ${most})`;

const makers = [
  'Valvole',
  'Riduttori',
  'Pompe',
  'Meccanica',
  'Officine',
  'Automazione',
  'Carpenteria',
  'Trattori',
];
const places = [
  'Sesia',
  'Brianza',
  'Adda',
  'Ticino',
  'Orobica',
  'Lariana',
  'Langa',
  'Reno',
  'Secchia',
  'Piave',
];
const forms = ['S.r.l.', 'S.p.A.', 'S.n.c.'];
const parts = [
  'perno',
  'boccola',
  'albero',
  'flangia',
  'piastra',
  'corpo',
  'distanziale',
  'staffa',
  'ghiera',
  'raccordo',
];
const kinds = [
  'snodo',
  'flangiata',
  'scanalato',
  'cieca',
  'base',
  'valvola',
  'filettato',
  'fissaggio',
  'conica',
  'doppio',
];
const materials = [
  'c45',
  '42crmo4',
  'aisi 304',
  'aisi 316',
  'en aw-6082',
  's235jr',
  'bronzo cusn12',
  '11smnpb37',
];
const notes = [
  'consegna urgente',
  'con certificato',
  'come campione',
  'imballo speciale',
  'disegno provvisorio',
  '',
];

const reasons = ['Prezzo', 'prezzo', 'Consegna', 'Lavoro sospeso', 'Qualità', ''];
const rivals = ['', 'Officina Bianchi', 'Tornerie Riunite', 'Fratelli Neri', 'Meccanica Prealpina'];

const customer = `${list(makers, 1)} || ' ' || ${list(places, 2)} || ' ' || ${list(forms, 3)}`;
const code = `upper(left(${list(parts, 4)}, 2)) || '-' || lpad(${random(1_000_000, 5)}::text, 6, '0')`;

export const seedStatements = (count: number): string[] => [
  `insert into quotes (guid, company_guid, number, year, serial, state, owner_guid, customer_guid, customer_name,
      customer_key, title, date, valid_until, tags, positions, first_part, taxable, net_margin, unpriced, sent_at,
      outcome, search_key, created_at, updated_at)
    select gen_random_uuid(), company_guid, number, 3000, n, state, owner_guid, md5(customer)::uuid, customer,
      lower(customer), title, day, day + 30, '{}', 2, code || ' · ' || title, amount, 150000 + mod(n, 200000), 0,
      case when state = 'draft' then null else day + interval '12 hours' end,
      case when state = 'refused' then jsonb_build_object('at', day, 'by', 'Anna', 'reason', reason, 'competitor', rival,
        'competitorPrice', case when mod(n, 3) = 0 then amount * 9 / 10 end) end,
      lower(concat_ws(' ', number, customer, title, code, material, note)), day, day
    from (
      select n, users.company_guid, users.guid as owner_guid,
        'N-' || (2022 + mod(n, 5)) || '-' || lpad(n::text, 7, '0') as number,
        ${customer} as customer, ${code} as code, ${list(parts, 4)} || ' ' || ${list(kinds, 6)} as title,
        ${list(materials, 7)} as material, ${list(notes, 8)} as note,
        ${list(reasons, 12)} as reason, ${list(rivals, 13)} as rival,
        (array['draft','sent','accepted','accepted','refused','expired'])[1 + ${random(6, 9)}] as state,
        date '2022-01-01' + ${random(1700, 10)} as day,
        (500000 + ${random(400_000_000, 11)})::bigint as amount
      from generate_series(1, ${count}) n, users where users.email = 'demo@truciolo.it'
    ) as made`,
  `insert into quote_words select company_guid, word from users,
      unnest(array[${[...makers, ...places, ...parts, ...kinds, 'bronzo', 'consegna', 'urgente', 'certificato', 'campione', 'imballo', 'speciale', 'disegno', 'provvisorio'].map((word) => `'${word.toLowerCase()}'`).join(',')}]) as word
    where users.email = 'demo@truciolo.it' on conflict do nothing`,
];
