import type { PartFileErrorCode } from '@truciolo/cad-kernel';
import type { LengthUnit, PartMeasures, PartModel, PartReport } from '@truciolo/part';
import type { PartAnswer } from '../part-protocol.ts';
import type { PartReader, RunningRead } from '../part-reader.ts';

type FileState = 'waiting' | 'reading' | 'measuring' | 'done' | 'failed';

/** A file on the desk with its results so far. */
export interface DeskFile {
  readonly id: number;
  readonly file: File;
  readonly state: FileState;
  /** Unit said by the user; null: as the file declares it. */
  readonly unit: LengthUnit | null;
  readonly model: PartModel | null;
  /** By solid; an entry is undefined until its turn. */
  readonly measures: readonly (PartMeasures | undefined)[];
  readonly reports: readonly (PartReport | undefined)[];
  /** Reason why it could not be read, in Italian, and its code for pages in other languages. */
  readonly problem: string | null;
  readonly failure: PartFileErrorCode | null;
  /** ms since its turn began; null until it is reached. */
  readonly pictureMs: number | null;
  readonly reportMs: number | null;
}

type Reader = Pick<PartReader, 'read'>;

const fresh = (file: File, id: number, unit: LengthUnit | null = null): DeskFile => ({
  id,
  file,
  unit,
  state: 'waiting',
  model: null,
  measures: [],
  reports: [],
  problem: null,
  failure: null,
  pictureMs: null,
  reportMs: null,
});

const withAt = <T>(list: readonly (T | undefined)[], index: number, value: T): readonly (T | undefined)[] => {
  const copy = [...list];
  copy[index] = value;
  return copy;
};

/** Applies an answer of the worker to a file. */
export function answered(entry: DeskFile, answer: PartAnswer, elapsed: number): DeskFile {
  switch (answer.type) {
    case 'model':
      return { ...entry, state: 'measuring', model: answer.model, pictureMs: elapsed };
    case 'measures':
      return { ...entry, measures: withAt(entry.measures, answer.solid, answer.measures) };
    case 'report':
      return { ...entry, reports: withAt(entry.reports, answer.solid, answer.report) };
    case 'light':
      // Light models are requested where a model is attached, not here.
      return entry;
    case 'done':
      return { ...entry, state: 'done', reportMs: elapsed };
    case 'failed':
      return { ...entry, state: 'failed', problem: answer.message, failure: answer.code };
  }
}

/** The files that the user dropped on the page, read one after the other. */
export class PartDesk {
  private readonly reader: Reader;
  private readonly clock: () => number;
  private readonly listeners = new Set<() => void>();
  private files: readonly DeskFile[] = [];
  private running: { readonly id: number; readonly read: RunningRead } | null = null;
  private lastId = 0;

  constructor(reader: Reader, clock: () => number = () => performance.now()) {
    this.reader = reader;
    this.clock = clock;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): readonly DeskFile[] => this.files;

  /** `units`: said before, by the place of the file; none for new ones. */
  add(files: readonly File[], units: readonly (LengthUnit | null)[] = []): void {
    this.set([
      ...this.files,
      ...files.map((file, index) => {
        this.lastId += 1;
        return fresh(file, this.lastId, units[index] ?? null);
      }),
    ]);
    this.next();
  }

  /** Reads a file again with its numbers in another unit; the unit it has already is only confirmed. */
  setUnit(id: number, unit: LengthUnit): void {
    const known = this.files.find((entry) => entry.id === id);
    if (!known) return;
    if (known.model?.unit === unit) {
      this.change(id, (entry) => ({ ...entry, unit }));
      return;
    }
    if (this.running?.id === id) {
      this.running.read.cancel();
      this.running = null;
    }
    this.change(id, ({ file }) => fresh(file, id, unit));
    this.next();
  }

  /** Removes a file from the desk; a running analysis is stopped. */
  remove(id: number): void {
    const wasRunning = this.running?.id === id;
    if (wasRunning) {
      this.running?.read.cancel();
      this.running = null;
    }
    this.set(this.files.filter((entry) => entry.id !== id));
    if (wasRunning) this.next();
  }

  clear(): void {
    this.running?.read.cancel();
    this.running = null;
    this.set([]);
  }

  private next(): void {
    if (this.running) return;
    const waiting = this.files.find(({ state }) => state === 'waiting');
    if (!waiting) return;
    const { id, file, unit } = waiting;
    const begun = this.clock();
    this.change(id, (entry) => ({ ...entry, state: 'reading' }));
    const read = this.reader.read(
      file,
      (answer) => {
        this.change(id, (entry) => answered(entry, answer, this.clock() - begun));
        if (answer.type !== 'done' && answer.type !== 'failed') return;
        this.running = null;
        this.next();
      },
      'analyse',
      unit,
    );
    this.running = { id, read };
  }

  private change(id: number, edit: (entry: DeskFile) => DeskFile): void {
    this.set(this.files.map((entry) => (entry.id === id ? edit(entry) : entry)));
  }

  private set(files: readonly DeskFile[]): void {
    this.files = files;
    for (const listener of this.listeners) listener();
  }
}
