import { useQueryClient } from '@tanstack/react-query';
import {
  type CellMend,
  type MappingStep,
  MENDS_MAX_LENGTH,
  type PreviewStep,
  type Progress,
  SHEET_MAX_BYTES,
  type SheetKind,
  type SheetWord,
} from '@truciolo/contract';
import { useCallback, useRef, useState } from 'react';
import { errorText, isAnnounced } from '../../lib/error-text.ts';
import { confirmImport } from './api/confirm-import.ts';
import { previewFile } from './api/preview-file.ts';
import { type Mapping, saveMapping, saveWord } from './api/save-mapping.ts';

export interface ImportResult {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Rows left out because of errors. */
  readonly skipped: number;
  /** The first of them, with line numbers as in Excel. */
  readonly skippedLines: readonly number[];
}

/** State of the import. */
export type ImportPhase =
  | { readonly name: 'file'; readonly problem: string | null }
  | { readonly name: 'reading'; readonly fileName: string }
  | {
      readonly name: 'mapping';
      readonly file: File;
      readonly step: MappingStep;
      readonly problem: string | null;
    }
  | {
      readonly name: 'preview';
      readonly file: File;
      readonly step: PreviewStep;
      /** Corrected cells so far. */
      readonly mends: readonly CellMend[];
      readonly problem: string | null;
    }
  | { readonly name: 'saving'; readonly progress: Progress }
  | { readonly name: 'done'; readonly result: ImportResult };

type Preview = Extract<ImportPhase, { name: 'preview' }>;

const START: ImportPhase = { name: 'file', problem: null };
const TOO_MANY_MENDS = 'Sono molte correzioni: correggi le altre nel file e caricalo di nuovo.';
const TOO_BIG = 'Il file supera 20 MB: dividilo in più file.';

/** A file on its way into a registry: read, mapped if needed, previewed, saved. */
export function useImport(registry: SheetKind) {
  const cache = useQueryClient();
  const [phase, setPhase] = useState<ImportPhase>(START);
  const readings = useRef(0);

  const read = useCallback(
    async (
      file: File,
      reading: { sheet?: string; remap?: boolean; mends?: readonly CellMend[] } = {},
      /** State to return to on failure; by default the choice of a file. */
      from: Preview | null = null,
    ) => {
      readings.current += 1;
      const own = readings.current;
      if (file.size > SHEET_MAX_BYTES) {
        setPhase({ name: 'file', problem: TOO_BIG });
        return;
      }
      setPhase({ name: 'reading', fileName: file.name });
      try {
        const step = await previewFile(registry, file, reading);
        // A newer read has begun: only its answer counts.
        if (own !== readings.current) return;
        setPhase(
          step.step === 'mapping'
            ? { name: 'mapping', file, step, problem: null }
            : { name: 'preview', file, step, mends: reading.mends ?? [], problem: null },
        );
      } catch (error) {
        if (own !== readings.current) return;
        const problem = isAnnounced(error) ? null : errorText(error);
        setPhase(from ? { ...from, problem } : { name: 'file', problem });
      }
    },
    [registry],
  );

  const map = async (file: File, step: MappingStep, mapping: Mapping) => {
    setPhase({ name: 'reading', fileName: file.name });
    try {
      await saveMapping(registry, mapping);
      await read(file, { sheet: step.sheet });
    } catch (error) {
      setPhase({ name: 'mapping', file, step, problem: isAnnounced(error) ? null : errorText(error) });
    }
  };

  /** Reads the file again with corrected cells. */
  const mend = async (at: Preview, cells: readonly CellMend[]) => {
    const isOver = (one: CellMend) => cells.some(({ line, path }) => line === one.line && path === one.path);
    const mends = [...at.mends.filter((one) => !isOver(one)), ...cells];
    if (encodeURIComponent(JSON.stringify(mends)).length > MENDS_MAX_LENGTH) {
      setPhase({ ...at, problem: TOO_MANY_MENDS });
      return;
    }
    await read(at.file, { sheet: at.step.sheet, mends }, at);
  };

  /** Stores the meaning of a word, and reads the file again with it. */
  const teach = async (at: Preview, word: SheetWord) => {
    try {
      await saveWord(registry, word);
      await read(at.file, { sheet: at.step.sheet, mends: at.mends }, at);
    } catch (error) {
      setPhase({ ...at, problem: isAnnounced(error) ? null : errorText(error) });
    }
  };

  const confirm = async (at: Preview) => {
    const { step } = at;
    setPhase({ name: 'saving', progress: { done: 0, total: step.counts.total } });
    try {
      const result = await confirmImport(step.guid, step.counts.bad > 0, (progress) =>
        setPhase({ name: 'saving', progress }),
      );
      await cache.invalidateQueries({ queryKey: [registry] });
      // An import of quotes may create customers.
      if (registry === 'quotes') await cache.invalidateQueries({ queryKey: ['customers'] });
      setPhase({ name: 'done', result });
    } catch (error) {
      setPhase({ ...at, problem: isAnnounced(error) ? null : errorText(error) });
    }
  };

  const restart = () => {
    readings.current += 1;
    setPhase(START);
  };
  return { phase, read, map, mend, teach, confirm, restart };
}
