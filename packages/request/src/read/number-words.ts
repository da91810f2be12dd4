const ONES: Readonly<Record<string, number>> = {
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  sei: 6,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
};

/** Words that stand for several pieces: «due dozzine», «three dozen», «zwei Dutzend». */
const GROUPS: Readonly<Record<string, number>> = {
  decine: 10,
  dozzine: 12,
  ventine: 20,
  centinaia: 100,
  dozen: 12,
  hundred: 100,
  dutzend: 12,
};

/** Counts in words; «2 dozzine» is counted by `countInWords`. */
const WORDS: Readonly<Record<string, number>> = {
  ...ONES,
  ...Object.fromEntries(
    Object.entries(ONES).flatMap(([one, count]) =>
      Object.entries(GROUPS).map(([group, size]) => [`${one} ${group}`, count * size]),
    ),
  ),
  'un paio': 2,
  'una coppia': 2,
  'a couple': 2,
  'ein paar': 2,
  sette: 7,
  otto: 8,
  nove: 9,
  dieci: 10,
  dodici: 12,
  quindici: 15,
  venti: 20,
  venticinque: 25,
  trenta: 30,
  quaranta: 40,
  cinquanta: 50,
  sessanta: 60,
  ottanta: 80,
  cento: 100,
  duecento: 200,
  trecento: 300,
  cinquecento: 500,
  mille: 1000,
  'mezza dozzina': 6,
  'una decina': 10,
  'una dozzina': 12,
  'una quindicina': 15,
  'una ventina': 20,
  'una trentina': 30,
  'una quarantina': 40,
  'una cinquantina': 50,
  'una sessantina': 60,
  'un centinaio': 100,
  'un migliaio': 1000,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  'twenty-five': 25,
  thirty: 30,
  forty: 40,
  fifty: 50,
  'half a dozen': 6,
  'a dozen': 12,
  'a hundred': 100,
  'one hundred': 100,
  'a thousand': 1000,
  zehn: 10,
  zwölf: 12,
  zwanzig: 20,
  dreißig: 30,
  fünfzig: 50,
  hundert: 100,
  'ein dutzend': 12,
  'ein halbes dutzend': 6,
  un: 1,
  una: 1,
};

const FIGURES_OF_GROUPS = String.raw`\d{1,2}\s+(?:${Object.keys(GROUPS).join('|')})`;

/** A pattern of all counts in words, the longest first. */
export const COUNT_IN_WORDS = [
  FIGURES_OF_GROUPS,
  ...Object.keys(WORDS).sort((one, two) => two.length - one.length),
].join('|');

/** «due dozzine» is 24, «3 dozen» 36; 0 for other words. */
export function countInWords(words: string): number {
  const plain = words.toLowerCase().replace(/\s+/g, ' ');
  const [, figures, group = ''] = /^(\d+) (\p{L}+)$/u.exec(plain) ?? [];
  return figures === undefined ? (WORDS[plain] ?? 0) : Number(figures) * (GROUPS[group] ?? 0);
}
