import { useQuery } from '@tanstack/react-query';
import type { RequestFile, RequestPosition } from '@truciolo/contract';
import type { PageSizes } from '@truciolo/drawing-fields';
import type { ReadingProgress } from '@truciolo/pdf-pages';
import { useEffect, useRef, useState } from 'react';
import { fileBytesQuery } from '../api/file-bytes.ts';
import type { DrawingAnswer, DrawingRequest } from './drawing-worker.ts';
import type { Learned } from './learned-readings.ts';
import type { PlacedText } from './placed-text.ts';

interface DrawingState {
  readonly bytes: ArrayBuffer | null;
  readonly texts: readonly PlacedText[];
  readonly sizes: PageSizes;
  /** Page that is being read; null when nothing is. */
  readonly progress: ReadingProgress | null;
  /** Parts of the file that no position stands for. */
  readonly others: readonly RequestPosition[];
  readonly problem: string | null;
  readonly cancel: () => void;
}

const PROBLEMS: Readonly<Record<string, string>> = {
  password: 'Il PDF è protetto da una password: chiedi al cliente una copia aperta.',
  'too-large': 'Il PDF è troppo grande da leggere qui.',
  'too-many-pages': 'Il PDF ha troppe pagine da leggere qui.',
  empty: 'Il file è vuoto.',
  'no-ocr': 'Il foglio non contiene testo e l’OCR non si è caricato: ricarica la pagina.',
};
const BROKEN = 'Il file è rovinato e non si legge: scrivi i valori a mano.';
const SCAN = 'Il foglio non contiene testo e nemmeno l’OCR ne ha trovato: scrivi i valori a mano.';
const BLANK = { texts: [], sizes: {}, others: [], progress: null, problem: null };

/** Reads a drawing off the page's thread and hands on the fields it gives. */
export function useDrawing(
  file: RequestFile | undefined,
  position: RequestPosition,
  positions: readonly RequestPosition[],
  learned: Learned,
  onFields: (fields: RequestPosition['fields'], opened: RequestPosition) => void,
): DrawingState {
  const query = useQuery({ ...fileBytesQuery(file), enabled: file !== undefined });
  const [state, setState] = useState<Omit<DrawingState, 'bytes' | 'cancel'>>(BLANK);
  const worker = useRef<Worker | null>(null);
  // The position as it was opened: later edits do not start the reading again.
  const opened = useRef({ position, positions, learned });
  const tell = useRef(onFields);
  tell.current = onFields;
  const bytes = query.data ?? null;
  const { guid, kind } = file ?? {};
  useEffect(() => {
    if (!bytes || !guid || !kind) return;
    const reader = new Worker(new URL('./drawing-worker.ts', import.meta.url), { type: 'module' });
    worker.current = reader;
    setState({ ...BLANK, progress: { how: 'text', at: 0, of: 1 } });
    reader.onmessage = ({ data }: MessageEvent<DrawingAnswer>) => {
      if (data.kind === 'page') setState((before) => ({ ...before, progress: data }));
      else if (data.kind === 'failed') setState({ ...BLANK, problem: PROBLEMS[data.code] ?? BROKEN });
      // pdfjs announces itself from inside the worker with messages of its own: they are not for this page.
      else if (data.kind === 'done') {
        const { texts, sizes, others } = data;
        setState({ texts, sizes, others, progress: null, problem: texts.length === 0 ? SCAN : null });
        tell.current(data.fields, opened.current.position);
      }
    };
    reader.onerror = () => setState({ ...BLANK, problem: BROKEN });
    reader.postMessage({ bytes, file: guid, kind, ...opened.current } satisfies DrawingRequest);
    return () => reader.terminate();
  }, [bytes, guid, kind]);
  const cancel = () => {
    worker.current?.terminate();
    setState((before) => ({
      ...before,
      progress: null,
      problem: 'Lettura annullata: scrivi i valori a mano.',
    }));
  };
  const problem = query.error ? 'Il file non si è caricato: ricarica la pagina.' : state.problem;
  return { ...state, problem, bytes, cancel };
}
