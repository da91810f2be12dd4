/** Lots, materials and treatments that a sentence names for all: "quotare tutto per 10 e 50 pezzi". */
export const FOR_ALL =
  /(?<!\p{L})(?:tutt[oiae]|entramb[ie]|both|beide|materiale\s*:|material\s*:|werkstoff\s*:|trattamento\s*:|all (?:parts|in)|alle teile)/iu;
