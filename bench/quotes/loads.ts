/** One query of the quote history, with the conditions that a developer would write for it by hand. */
export interface Load {
  readonly name: string;
  readonly query: string;
  /** Null where there is no plain statement to compare with. */
  readonly where: string | null;
  readonly order?: string;
  readonly offset?: number;
}

const like = (...words: string[]) => words.map((word) => `search_key like '%${word}%'`).join(' and ');
const pad = (n: number) => String(n).padStart(7, '0');

/** Typical searches and filters; `turn` varies them in every round. */
export function loads(turn: number, count: number): Load[] {
  const n = 1 + ((turn * 7919) % count);
  const makers = ['valvole', 'riduttori', 'pompe', 'meccanica'];
  const places = ['sesia', 'brianza', 'orobica', 'secchia'];
  const maker = makers[turn % 4] ?? '';
  const place = places[(turn >> 2) % 4] ?? '';
  const digits = String(100_000 + ((turn * 104_729) % 900_000));
  return [
    { name: 'newest first', query: '', where: 'true' },
    {
      name: 'by number',
      query: `q=N-${2022 + (n % 5)}-${pad(n)}`,
      where: like(`n-${2022 + (n % 5)}-${pad(n)}`),
    },
    { name: 'by customer', query: `q=${maker}+${place}`, where: like(maker, place) },
    { name: 'by code', query: `q=${digits}`, where: like(digits) },
    { name: 'part and material', query: 'q=boccola+bronzo', where: like('boccola', 'bronzo') },
    { name: 'one common word', query: 'q=perno', where: like('perno') },
    { name: 'three letters while typing', query: 'q=bri', where: like('bri') },
    { name: 'words that are together nowhere', query: 'q=zaffiro+rubino', where: like('zaffiro', 'rubino') },
    { name: 'with a slip', query: `q=bocola+${place}`, where: null },
    { name: 'sent ones', query: 'filter=state:sent', where: "state = 'sent'" },
    {
      name: 'dear ones of a customer',
      query: `q=${maker}&filter=min:30000&sort=-taxable`,
      where: `${like(maker)} and taxable >= 300000000`,
      order: 'taxable desc nulls last, guid desc',
    },
    {
      name: 'notes within a month',
      query: 'q=provvisorio&filter=from:2024-03-01&filter=to:2024-03-31',
      where: `${like('provvisorio')} and date between '2024-03-01' and '2024-03-31'`,
    },
    { name: 'far down', query: 'offset=5000', where: 'true', offset: 5000 },
  ];
}
