import type { ContentKind } from './content-kind.ts';

/** Longest name that is kept; the extension stays. */
const NAME_CHARACTERS = 120;

const extension = (name: string): string => /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? '';

/** Characters that turn the reading direction or are not shown: "gnp.exe" could look like "exe.png". */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu;

/** A name without folders, control characters and leading dots. */
export function safeName(sent: string, fallback = 'allegato'): string {
  const last = sent.replaceAll(UNSEEN, '').split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .trim();
  if (clean === '') return fallback;
  if (clean.length <= NAME_CHARACTERS) return clean;
  const ending = extension(clean);
  return `${clean.slice(0, NAME_CHARACTERS - ending.length)}${ending}`;
}

const RUNS =
  /\.(exe|com|scr|bat|cmd|pif|msi|jar|vbs?|vbe|jse?|wsf|ps1|hta|lnk|cpl|reg|dll|apk|sh|html?|svg)$/i;

const REASONS: Partial<Record<ContentKind, string>> = {
  archive: 'è un archivio: chiedi i file uno per uno.',
  macro: 'contiene macro: chiedi il file senza macro (.xlsx o PDF).',
  executable: 'è un programma o una pagina con programmi.',
  unknown: 'non è leggibile: il contenuto non corrisponde a nessun formato ammesso.',
};

/** Sentence on why a file is not taken, or null when it is. The content decides; a name that runs is refused too. */
export function refusalOf(name: string, kind: ContentKind): string | null {
  const reason = REASONS[kind] ?? (RUNS.test(name) ? 'ha il nome di un programma.' : undefined);
  return reason === undefined ? null : `«${name}» non è stato preso: ${reason}`;
}
