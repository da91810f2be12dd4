const HEAT =
  /bonific|temprat?|tempra|cementa|cementaz|nitrur|ricott|ricottura|normalizz|distension|rinvenim|\bhrc\b|\bhv\b|harden|quench|temper|anneal|case.?hard|nitrid|stress.?reliev|gehärtet|vergütet|einsatz/i;
const SURFACE =
  /brunit|zinc|nichel|anodi|fosfat|passiv|vernic|croma|cromat|galvan|sabbiat|pallin|ossidaz|alodin|coat|plat(?:ed|ing)|paint|black oxide|brüniert|verzinkt|eloxiert|lackiert|vernickelt|RAL\s*\d{4}|chromate|phosphat/i;

type TreatmentKind = 'heat' | 'surface';

/** Heat or surface by its words; a cell that mixes both counts for both. */
export const kindsOf = (text: string): readonly TreatmentKind[] => [
  ...(HEAT.test(text) ? (['heat'] as const) : []),
  ...(SURFACE.test(text) ? (['surface'] as const) : []),
];
