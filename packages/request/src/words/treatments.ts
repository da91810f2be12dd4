export interface Treatment {
  readonly kind: 'heat' | 'surface';
  /** Name in Italian, the same for every spelling. */
  readonly name: string;
  /** Colour, thickness, hardness as written; empty when none. */
  readonly detail: string;
}

export interface TreatmentMention extends Treatment {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Name, kind and spellings: nouns, participles of every gender, English and German. */
const TREATMENTS: readonly (readonly [name: string, kind: Treatment['kind'], pattern: string])[] = [
  [
    'brunitura',
    'surface',
    'brunit(?:ur[ae]|[oaie])|black(?:ening| oxide[d]?|ened)|br[üu]niert?(?:en)?|schwarzoxidiert',
  ],
  [
    'zincatura',
    'surface',
    'zincat(?:ur[ae]|[oaie])|zinc[ -]?plat(?:ed|ing)|galvani[sz]ed|verzink(?:t|en|ung)',
  ],
  ['nichelatura', 'surface', 'nichelat(?:ur[ae]|[oaie])|nickel[ -]?plat(?:ed|ing)|vernickelt|vernickeln'],
  [
    'cromatura',
    'surface',
    'cromat(?:ur[ae]|[oaie])|chrom(?:e|ium)[ -]?plat(?:ed|ing)|hartverchromt|verchromt',
  ],
  [
    'anodizzazione',
    'surface',
    'anod(?:izzazion[ei]|izzat[oaie]|izzare|\\.)|ossidazione anodica|ossidat[oaie]|anodi[sz](?:ed|ing)|eloxier(?:t|en)|eloxal|hartanodisiert',
  ],
  ['fosfatazione', 'surface', 'fosfat(?:azion[ei]|at[oaie])|phosphat(?:ed|ing)|phosphatiert'],
  ['passivazione', 'surface', 'passivat(?:[oaie]|ed)|passivazion[ei]|passiviert'],
  [
    'verniciatura',
    'surface',
    'vernici(?:atur[ae]|at[oaie])|paint(?:ed|ing)|powder[ -]coat(?:ed|ing)|lackiert|pulverbeschichtet',
  ],
  [
    'sabbiatura',
    'surface',
    'sabbiat(?:ur[ae]|[oaie])|pallinat(?:ur[ae]|[oaie])|sand[ -]?blast(?:ed|ing)|sandgestrahlt|gestrahlt',
  ],
  ['lucidatura', 'surface', 'lucidat(?:ur[ae]|[oaie])|polish(?:ed|ing)|poliert'],
  ['bonifica', 'heat', 'bonific(?:a|he|at[oaie])|quenched and tempered|vergütet|verg[uü]tet'],
  ['cementazione', 'heat', 'cement(?:azion[ei]|at[oaie])|case[ -]hardened|einsatzgehärtet|carburi[sz]ed'],
  [
    'tempra',
    'heat',
    'temprat?(?:a|o|i|e)?(?: a induzione| ad induzione)?|induction[ -]harden(?:ed|ing)|harden(?:ed|ing)|induktiv gehärtet|gehärtet',
  ],
  ['nitrurazione', 'heat', 'nitrur(?:azion[ei]|at[oaie])|nitrid(?:ed|ing)|nitriert'],
  ['distensione', 'heat', 'distension[ei]|disteso|stress[ -]reliev(?:ed|ing)|spannungsarm ?geglüht'],
  ['ricottura', 'heat', 'ricott(?:ur[ae]|[oaie])|anneal(?:ed|ing)|weichgeglüht'],
];

const COLOUR =
  '(?:bianc[aoieh]+|ner[aoie]|giall[aoie]|natural[ei]|incolore|dur[aoie]|chimic[aoieh]+|grigi[aoe]|ross[aoie]|blu|lucid[aoie]|a caldo|a spessore|galvanic[aoeh]+|tropicalizzat[aoie]|black|white|clear|yellow|hard|schwarz|natur|farblos|weiß|a polvere|opac[aoeh]+)';
const DETAIL = `(?:[ ,]{1,2}(?:${COLOUR}(?![a-z])|RAL\\s?\\d{4}|(?:sp\\.?\\s?|prof\\.?\\s?)?\\d{1,3}(?:[-÷/]\\d{1,3})?\\s?(?:µm|μm|um|micron|HRC|HB|HV)|HRC\\s?\\d{2}(?:\\s?[-÷/]\\s?\\d{2})?|HV\\s?\\d{3}|prof\\.?\\s?\\d[,.]?\\d*(?:\\s?mm)?)){0,4}`;

const PATTERNS = TREATMENTS.map(([name, kind, words]) => ({
  name,
  kind,
  pattern: new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}])(${DETAIL})`, 'giu'),
}));

/** The name of a treatment is a feminine noun, whatever the part was: "zincati neri" is "zincatura nera". */
const feminine = (detail: string): string =>
  detail.replaceAll(
    /(?<!\p{L})(bianc|ner|giall|dur|chimic|ross|lucid|galvanic|opac)(?:h?[ei]|o)(?!\p{L})/giu,
    (_, stem: string) => `${stem.toLowerCase()}a`,
  );

/** Treatments named in a running text, in its order. */
export function treatmentsIn(text: string): readonly TreatmentMention[] {
  const found: TreatmentMention[] = [];
  for (const { name, kind, pattern } of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const induction = /induzione|induction|induktiv/i.test(match[0]);
      const detail = feminine((match[1] ?? '').replace(/^[\s,]+/, '').trim());
      found.push({
        name: induction ? `${name} a induzione` : name,
        kind,
        detail,
        text: match[0].trimEnd(),
        start: match.index,
        end: match.index + match[0].trimEnd().length,
      });
    }
  }
  return found.sort((one, two) => one.start - two.start);
}
