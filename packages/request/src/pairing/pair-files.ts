import type { Claim } from '../claim.ts';
import type { Attachment } from '../message/message.ts';
import { codeKey } from '../read/codes.ts';
import { isMeaningless, readFileName } from '../read/file-name.ts';
import type { PositionReading } from '../reading.ts';
import { type FileRole, fileRole } from './file-role.ts';
import { PAIRING_REASONS, type PairedBy, pairedBy } from './paired-by.ts';

interface PairedFile {
  readonly file: string;
  readonly role: FileRole;
  readonly by: PairedBy;
  readonly reason: string;
}

export interface PairedPosition {
  readonly position: PositionReading;
  readonly files: readonly PairedFile[];
}

export interface Pairing {
  readonly positions: readonly PairedPosition[];
  /** Drawings, models and pictures that belong to no position. */
  readonly loose: readonly PartFile[];
}

interface PartFile {
  readonly file: string;
  readonly role: FileRole;
}

interface Entry {
  position: PositionReading;
  files: PairedFile[];
}

const PARTS: ReadonlySet<FileRole> = new Set(['drawing', 'model', 'picture']);

const NOTHING: PositionReading = {
  code: null,
  revision: null,
  description: null,
  quantities: [],
  yearly: null,
  materials: [],
  treatments: [],
  date: null,
  dimensions: null,
  fits: [],
  notes: [],
};

/** A position with the code that the file's name holds, where it has none of its own. */
function named(position: PositionReading, file: string): PositionReading {
  const { code, revision } = readFileName(file);
  const claim = (value: string, confidence: number): Claim<string> => ({
    value,
    proof: { source: 'file-name', file, text: file },
    confidence,
    reason: 'dal nome del file',
  });
  return {
    ...position,
    code: position.code ?? (isMeaningless(code) ? null : claim(code, 0.8)),
    revision: position.revision ?? (revision === null ? null : claim(revision, 0.7)),
  };
}

const baseKey = (name: string): string => codeKey(readFileName(name).code);

class Pairs {
  readonly entries: Entry[];
  readonly taken = new Set<string>();

  constructor(positions: readonly PositionReading[]) {
    this.entries = positions.map((position) => ({ position, files: [] }));
  }

  give(entry: Entry, { file, role }: PartFile, by: PairedBy): void {
    this.taken.add(file);
    if (entry.files.some((other) => other.file === file)) return;
    entry.files.push({ file, role, by, reason: PAIRING_REASONS[by] });
  }

  byCode(files: readonly PartFile[]): void {
    for (const entry of this.entries) {
      if (!entry.position.code) continue;
      for (const file of files) {
        const by = pairedBy(file.file, entry.position.code.value, null);
        if (by) this.give(entry, file, by);
      }
    }
  }

  /** A model with the name of a drawing that has a position goes with it. */
  byName(files: readonly PartFile[]): void {
    for (const entry of this.entries) {
      const names = new Set(entry.files.map(({ file }) => baseKey(file)));
      for (const file of files)
        if (!this.taken.has(file.file) && names.has(baseKey(file.file))) this.give(entry, file, 'file-name');
    }
  }

  /** Files of the same name that have no position yet. */
  groups(files: readonly PartFile[]): PartFile[][] {
    const groups = new Map<string, PartFile[]>();
    for (const file of files) {
      if (this.taken.has(file.file)) continue;
      const key = baseKey(file.file);
      groups.set(key, [...(groups.get(key) ?? []), file]);
    }
    return [...groups.values()];
  }

  /** The only files go to the only part, or to the one code that is asked for in several materials. */
  byRest([group, ...more]: readonly PartFile[][]): boolean {
    if (!group || more.length > 0) return false;
    const isNameless = isMeaningless(readFileName(group[0]?.file ?? '').code);
    const bare = this.entries.filter(
      ({ position, files }) => files.length === 0 && (!position.code || isNameless),
    );
    const codes = new Set(bare.map(({ position }) => position.code?.value ?? ''));
    if (bare.length === 0 || codes.size > 1 || (bare.length > 1 && codes.has(''))) return false;
    for (const entry of bare) {
      entry.position = named(entry.position, group[0]?.file ?? '');
      for (const file of group) this.give(entry, file, 'only-one');
    }
    return true;
  }

  /** Pictures may show the part or be its drawing: they go to the only part that has no drawing, or make one where there is none. */
  byPictures(pictures: readonly PartFile[]): void {
    const [only, ...more] = this.entries;
    if (!only) this.byFiles(this.groups(pictures));
    else if (more.length === 0 && only.files.every(({ role }) => role === 'model'))
      for (const file of pictures) this.give(only, file, 'only-one');
  }

  /** Each group becomes a position. What the text asks for without naming a part counts for all of them. */
  byFiles(groups: readonly PartFile[][]): void {
    const [shared] = this.entries;
    const isShared = this.entries.length === 1 && !shared?.position.code && shared?.files.length === 0;
    const position = isShared && shared && groups.length > 0 ? shared.position : NOTHING;
    if (position !== NOTHING) this.entries.length = 0;
    for (const group of groups) {
      const entry: Entry = { position: named(position, group[0]?.file ?? ''), files: [] };
      for (const file of group) this.give(entry, file, entry.position.code ? 'code' : 'file-name');
      this.entries.push(entry);
    }
  }
}

/** Puts drawings and models to the positions; files that belong to none of them make new positions. */
export function pairFiles(
  positions: readonly PositionReading[],
  attachments: readonly Attachment[],
): Pairing {
  const files = attachments
    .map((file) => ({ file: file.name, role: fileRole(file) }))
    .filter(({ role }) => PARTS.has(role));
  const pairs = new Pairs(positions);
  pairs.byCode(files);
  pairs.byName(files);
  const groups = pairs.groups(files.filter(({ role }) => role !== 'picture'));
  if (!pairs.byRest(groups)) pairs.byFiles(groups);
  pairs.byPictures(files.filter(({ role }) => role === 'picture'));
  return {
    positions: pairs.entries,
    loose: files.filter(({ file }) => !pairs.taken.has(file)),
  };
}
