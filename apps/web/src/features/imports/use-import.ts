import { useQueryClient } from '@tanstack/react-query';
import {
  type MappingStep,
  type PreviewStep,
  type Progress,
  SHEET_MAX_BYTES,
  type SheetKind,
} from '@truciolo/contract';
import { useCallback, useState } from 'react';
import { errorText, isAnnounced } from '../../lib/error-text.ts';
import { confirmImport } from './api/confirm-import.ts';
import { previewFile } from './api/preview-file.ts';
import { type Mapping, saveMapping } from './api/save-mapping.ts';

export interface ImportResult {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Rows with mistakes that were left out. */
  readonly skipped: number;
}

/** Where the import stands. */
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
      readonly problem: string | null;
    }
  | { readonly name: 'saving'; readonly progress: Progress }
  | { readonly name: 'done'; readonly result: ImportResult };

const START: ImportPhase = { name: 'file', problem: null };
const TOO_BIG = 'Il file supera 20 MB: dividilo in più file.';

/** A file on its way into a registry: read, mapped if needed, looked at, saved. */
export function useImport(registry: SheetKind) {
  const cache = useQueryClient();
  const [phase, setPhase] = useState<ImportPhase>(START);

  const read = useCallback(
    async (file: File, reading: { sheet?: string; remap?: boolean } = {}) => {
      if (file.size > SHEET_MAX_BYTES) {
        setPhase({ name: 'file', problem: TOO_BIG });
        return;
      }
      setPhase({ name: 'reading', fileName: file.name });
      try {
        const step = await previewFile(registry, file, reading);
        setPhase(
          step.step === 'mapping'
            ? { name: 'mapping', file, step, problem: null }
            : { name: 'preview', file, step, problem: null },
        );
      } catch (error) {
        setPhase({ name: 'file', problem: isAnnounced(error) ? null : errorText(error) });
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

  const confirm = async (file: File, step: PreviewStep) => {
    setPhase({ name: 'saving', progress: { done: 0, total: step.counts.total } });
    try {
      const result = await confirmImport(step.guid, step.counts.bad > 0, (progress) =>
        setPhase({ name: 'saving', progress }),
      );
      await cache.invalidateQueries({ queryKey: [registry] });
      // Quotes may bring their customers along.
      if (registry === 'quotes') await cache.invalidateQueries({ queryKey: ['customers'] });
      setPhase({ name: 'done', result });
    } catch (error) {
      setPhase({ name: 'preview', file, step, problem: isAnnounced(error) ? null : errorText(error) });
    }
  };

  return { phase, read, map, confirm, restart: () => setPhase(START) };
}
