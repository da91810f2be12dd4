/** The parts of a file name: the base name is mostly the code, with the revision behind it. */
interface NamedFile {
  readonly base: string;
  readonly code: string;
  readonly revision: string | null;
}

const ENDING = /\.[A-Za-z0-9_]{1,6}$/;
const REVISION = /[\s_.(-]+(?:rev(?:isione)?|r|ind(?:ice)?|v)[\s_.-]*([A-Z]|\d{1,2})\)?$/i;
/** "TR-2201-014_B": one letter or two digits after an underscore, behind something that is already a code. */
const SHORT = /_([A-Z]|\d{2})$/i;
/** Additions that programs and people make. */
const ADDED =
  /(?:[\s_-]*(?:\(\d+\)|copia|copy|disegno|drawing|foglio\s?\d+|sheet\s?\d+|3d|2d|dwg|def|signed|firmato|stp|step))+$/i;

export function readFileName(name: string): NamedFile {
  const base = name.replace(ENDING, '');
  const bare = base.replace(ADDED, '');
  const match = REVISION.exec(bare) ?? SHORT.exec(bare);
  const code = (match ? bare.slice(0, match.index) : bare).trim();
  return match && code.length > 2
    ? { base, code, revision: (match[1] ?? '').toUpperCase() }
    : { base, code: bare.trim(), revision: null };
}

/** Names that programs of scanners, phones and mail give: they hold no code. */
export const isMeaningless = (base: string): boolean =>
  /^(?:scan|img|image|foto|photo|dsc|doc|document[oi]?|allegat[oi]|att|pdf|file|disegn[oi]?|drawing|whatsapp|screenshot|senza titolo|untitled|nuovo)[\s_-]*[\d\s_.-]*$/i.test(
    base,
  ) ||
  /^\d{8}[_-]\d{4,}$/.test(base) ||
  !/\d/.test(base);
