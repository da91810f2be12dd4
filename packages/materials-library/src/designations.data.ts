/** Chemical symbols that stand in designations such as 39NiCrMo3 and X5CrNi18-10. */
const ELEMENTS = '(?:Ni|Cr|Mo|Mn|Pb|Al|Si|Ti|Nb|Cu|Co|Sn|Zn|Mg|Bi|S|V|W|B|P|N)';

/**
 * Shapes of designations in running text, from the most specific. A shape only finds the words: the library says which
 * material they name, and words that it does not know are reported without one.
 */
export const DESIGNATIONS: readonly RegExp[] = [
  // Werkstoffnummer.
  /\b(?:W\.?\s?Nr\.?\s?)?[0-3]\.\d{4}\b/g,
  // X5CrNi18-10, 39NiCrMo3, 42 CrMo 4, 11SMnPb37, 100Cr6, HS6-5-2.
  new RegExp(`\\bX\\s?\\d{1,3}\\s?${ELEMENTS}{1,5}\\s?\\d{1,2}(?:[ -]\\d{1,2}){0,3}\\b`, 'g'),
  new RegExp(`\\b\\d{1,3}\\s?${ELEMENTS}{1,5}\\s?\\d{1,2}(?:-\\d{1,2}){0,3}(?:\\+QT|\\+A)?(?![\\w])`, 'g'),
  /\bHS\s?\d{1,2}-\d-\d(?:-\d)?C?\b/g,
  // Structural steels, in their old and new names.
  /\bS\s?(?:235|275|355|420|460|690)\s?(?:J[0R2]|K2|N|NL|QL|MC)?(?:\+[A-Z]{1,2})?(?![\w])/g,
  /\bFe\s?(?:360|37|430|44|510|52)\s?[A-D]?\b/gi,
  /\bSt\s?(?:37|44|52|60)(?:[.-]\d)?\b/g,
  /\bC\s?(?:10|15|20|22|25|30|35|40|43|45|50|55|60)(?:E|R)?(?:\+[A-Z]{1,2})?(?![\w])/g,
  // Stainless steels by their American numbers, which need a word before them.
  /\b(?:AISI|(?:acciaio )?inox(?:idabile)?(?: AISI)?|stainless(?: steel)?|edelstahl|SS)\s?-?(?:303|304L?|310S?|316(?:L|Ti)?|321|410|416|420[ABC]?|430F?|431|440C|630|904L)\b/gi,
  // «In 304»: pieces may be counted so, too.
  /(?<=\b(?:in|aus)\s)(?:303|304|316)(?![\w.,:/-]|\s?(?:mm|cm|m|kg|pz|pezzi|pcs|pieces|st(?:k|ück)|giorni|days|ore)\b|\.\d)/gi,
  /\b(?:304L|316L|316Ti|904L|17-4\s?PH)\b/g,
  // Aluminium alloys; numbers that could be years need a word before or a temper after them.
  /\b(?:EN\s?-?AW\s?-?\s?|(?:Al|Alu|alluminio|aluminium|aluminum|lega|anticorodal|ergal|avional|peraluman)\s?-?)(?:1050A?|20(?:07|11|14|17A?|24|30)|5083|5754|60(?:05A?|12|26|60|61|63|82)|70(?:20|75))(?:\s?-?\s?[TH]\d{1,4})?\b/gi,
  /\b(?:5083|5754|60(?:05A?|12|26|60|61|63|82)|70(?:20|75))(?:\s?-?\s?[TH]\d{1,4})?\b/g,
  /\b20(?:07|11|14|17A?|24|30)\s?-?\s?T\d{1,4}\b/g,
  /\bAl(?:Si|Mg|Cu|Zn)[A-Za-z0-9.]{1,14}\b/g,
  // Copper alloys.
  /\bOT\s?5[789]\b/gi,
  /\bCW\s?\d{3}\s?[A-Z]\b/g,
  /\bCu(?:Zn|Sn|Al|Cr|Be|Ni)\s?\d{1,2}[A-Za-z0-9]*(?:-C)?\b/g,
  /\b(?:RG|B)\s?(?:7|10|12|14)\b(?=[^\w]|$)/g,
  // Cast irons.
  /\bEN-?\s?GJ[LS]\s?-?\s?\d{3}(?:-\d{1,2})?\b/g,
  /\bGJ[LS]\s?-?\d{3}(?:-\d{1,2})?\b/g,
  /\bG{2,3}\s?\d{2}\b/g,
  /\bGS\s?[45678]00\b/g,
  // Plastics.
  /\bPOM(?:\s?-\s?[CH])?\b/g,
  /\bPA\s?66?(?:\s?-?\s?(?:G|GF\s?30|MO))?\b/g,
  /\b(?:PTFE|PEEK|PVC(?:-U)?|PMMA|PETP?|PVDF|PE\s?-?\s?(?:HD|UHMW|300|500|1000)|PP-H)\b/g,
  // Trade names.
  /\b(?:anticorodal|ergal|avional|peraluman|delrin|teflon|nylon|ertacetal|ertalon|ertalyte|plexiglas|lexan|hardox|weldox|inconel|hastelloy|monel|ecobrass|polizene)(?:\s?-?\s?(?:[A-Z]-?)?\d{2,4}|\s[CH])?\b/gi,
  /\b(?:super\s?)?duplex\b/gi,
  /\b(?:Ti\s?-?6\s?Al\s?-?4\s?V|titani(?:o|um)\s(?:grad[oe]|gr\.?)\s?\d|K\s?(?:100|107|110|340|460|600|720)|W\s?30[02]|M\s?(?:200|201|238|310|333))\b/gi,
];

/** Words that name a family: they say something, but no material of the library. */
export const FAMILIES =
  /\b(?:acciai[oe](?:\s(?:inox(?:idabile)?|al carbonio|legato|automatico))?|inox|ferro|allumini[oe]|leghe? leggera|ottone|bronzo(?:\sfosforoso|\sal\spiombo|\salluminio)?|rame|ghisa(?:\s(?:grigia|sferoidale))?|titanio|acetalica|polietilene|polipropilene|policarbonato|plastica|stainless steel|mild steel|carbon steel|tool steel|steel|alumini?um|brass|bronze|copper|cast iron|titanium|edelstahl|baustahl|werkzeugstahl|stahl|messing|kupfer|grauguss|titan|kunststoff)\b/gi;
